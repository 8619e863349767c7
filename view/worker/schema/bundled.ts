/** The schema files that the codecs were generated of, by name. */
export const BUNDLED: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>("../../../schema/*.yaml", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).map(([path, text]) => [path.replace(/^.*\//, ""), text]),
);
