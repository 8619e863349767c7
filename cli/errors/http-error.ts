/** What a server answered, or that none did: another attempt may give something else. */
export class HttpError extends Error {
  override readonly name = "HttpError";
}
