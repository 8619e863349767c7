/** The seconds, when they are more than 0. Throws RangeError. */
export function checkSeconds(name: string, seconds: number): number {
  if (!(seconds > 0)) throw new RangeError(`${name} is ${seconds}: expected seconds, more than 0`);
  return seconds;
}

/** The number of bytes, when it is one from 1 to `most`. Throws RangeError. */
export function checkBytes(name: string, bytes: number, most = Number.MAX_SAFE_INTEGER): number {
  if (!Number.isInteger(bytes) || bytes < 1 || bytes > most)
    throw new RangeError(`${name} is ${bytes}: expected a number of bytes from 1 to ${most}`);
  return bytes;
}
