/** Writes a line, and waits where the reader is slower. */
export async function print(line: string): Promise<void> {
  if (process.stdout.write(`${line}\n`)) return;
  await new Promise<void>((resolve) => process.stdout.once("drain", resolve));
}
