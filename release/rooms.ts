/** The rooms of the package `demospec`, which depends on nothing. All others are of the command's, `demospec-cli`. */
export const LIBRARY_ROOMS: readonly string[] = [
  "runtime",
  "generated",
  "recording",
  "formats",
  "text",
  "verify",
  "inspect",
  "quake",
];

/** Whether a file is the library's, by its path in the project: `runtime/wire.ts`. */
export function isLibrary(path: string): boolean {
  return path === "demospec.ts" || LIBRARY_ROOMS.includes(path.split("/", 1)[0]!);
}
