/** Of a struct inside of as many others as there may be. */
export function tooDeep(deepest: number): string {
  return `structs stand in each other, and there may be ${deepest} of them`;
}
