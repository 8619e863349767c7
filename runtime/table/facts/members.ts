/** The member that tells that the string `name` ended where the bytes ended. */
export function openMember(name: string): string {
  return `${name}Open`;
}

/** The member that keeps the mask of the element that ended the list `name`. */
export function endMember(name: string): string {
  return `${name}End`;
}

/** The member that keeps the first of two integers of the field `name`, of which the second counts. */
export function beforeMember(name: string): string {
  return `${name}Before`;
}

/** The member that keeps the bits of NaNs of the float field `name`. */
export function nanMember(name: string): string {
  return `${name}NaN`;
}
