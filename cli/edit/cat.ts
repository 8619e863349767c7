import { Command } from "commander";
import type { EditingOptions } from "./editing.ts";
import { errorOf } from "../errors/cli-error.ts";
import { withOutputOption, withReadingOptions } from "../options/reading-options.ts";

/** `demospec cat FILE…` */
export function catCommand(): Command {
  const command = new Command("cat")
    .description("Concatenate recordings, so that they play as one.")
    .argument("<file...>", "recordings of one format, also in archives, or - for stdin");
  return withReadingOptions(withOutputOption(command)).action(catFiles);
}

async function catFiles(files: readonly string[], options: EditingOptions): Promise<void> {
  const { Join } = await import("../../quake/edit/index.ts");
  const { encoded, namingFile, readParts } = await import("./editing.ts");
  const { openRecording } = await import("../files/recording.ts");
  const { recordings } = await import("../files/output/made.ts");
  const { writeOutput } = await import("../files/output/output.ts");
  const { placeFor } = await import("../files/output/place.ts");
  const inputs = await Promise.all(files.map((file) => openRecording(file, options)));
  const [{ container }] = inputs as [(typeof inputs)[0]];
  for (const input of inputs) {
    if (input.container !== container)
      throw errorOf(
        input.path,
        `this is ${input.container.table.title}, and the first one ${container.table.title}: only recordings of one format can be put together`,
        2,
      );
  }
  const join = await namingFile(inputs[0]!.path, async () => new Join(container));
  const place = await placeFor({
    ...options,
    inputs: inputs.map((input) => input.file),
    makes: recordings([container]),
  });
  async function* parts() {
    for (const [index, input] of inputs.entries()) {
      if (index > 0) yield* join.next();
      for await (const part of readParts(input, input.chunks(), options))
        yield* await namingFile(input.path, async () => [...join.take(part)]);
    }
    yield* join.end();
  }
  await writeOutput(place, encoded(container, parts()));
}
