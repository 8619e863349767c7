/** Whether a file of that name is taken for a schema. */
export function isSchemaName(name: string): boolean {
  return /\.ya?ml$/.test(name);
}
