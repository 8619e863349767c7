/** What is wrong with a file as YAML: characters `[start, end)`, the cause, and what to do. */
export interface Fault {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint: string;
}
