/** Of a struct inside of as many others as there may be. */
export function tooDeep(maxDepth: number): string {
  return `structs stand in each other, and there may be ${maxDepth} of them`;
}
