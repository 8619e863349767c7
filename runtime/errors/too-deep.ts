/** Of a struct inside of as many others as there may be. */
export function tooDeep(maxDepth: number): string {
  return `structs are nested, and there may be ${maxDepth} of them`;
}
