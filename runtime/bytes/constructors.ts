/** A constructor of objects with the members that a function gives them: plain ones, as a literal makes them. */
export function plainConstructor<Made, Given extends readonly unknown[]>(
  fill: (this: Made, ...given: Given) => void,
): new (...given: Given) => Made {
  fill.prototype = Object.prototype;
  // TypeScript knows no constructors but classes, and the prototype of a class is its own.
  return fill as unknown as new (...given: Given) => Made;
}
