/** The ways to pack bytes that have names, with what each is. */
export const PACKINGS = {
  "deflate-raw": "A stream of deflate without a header (RFC 1951).",
  zlib: "A stream of deflate between zlib's header and checksum (RFC 1950).",
} as const;
