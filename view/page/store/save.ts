import { openFile } from "./actions.ts";
import { client, guarded, note, opening } from "./state.ts";

/** A file that a person chose to write to: what the File System API has, where a browser has it. */
interface Chosen {
  readonly name: string;
  createWritable(): Promise<WritableStream<Blob>>;
  getFile(): Promise<File>;
}
type Picker = (options: { readonly suggestedName: string }) => Promise<Chosen>;

/**
 * Saves the file as it is edited: where the browser asks for a place, there, and otherwise as a download. The one that
 * was opened stays as it was, unless people choose it.
 */
export async function save(): Promise<void> {
  const name = opening.value!.name.replace(/\.gz$/i, "");
  const { showSaveFilePicker: pick } = globalThis as { showSaveFilePicker?: Picker };
  if (pick === undefined) return guarded(download(name)).then(() => {});
  let file: Chosen;
  try {
    // First of all: browsers ask only while a key or a button was just pressed.
    file = await pick({ suggestedName: name });
  } catch (error) {
    // Whoever closes the dialog wants nothing saved. Where it may not be shown, there is still the download.
    if ((error as Error).name !== "AbortError") await guarded(download(name));
    return;
  }
  await guarded(writeTo(file));
}

async function writeTo(file: Chosen): Promise<void> {
  const blob = await client.save();
  const writable = await file.createWritable();
  // A stream that fails leaves the file as it was.
  await blob.stream().pipeTo(writable as WritableStream);
  note.value = `${file.name} is saved`;
  // Whoever chose the file that is open has another one there now.
  const isThere = await client.bytes(0, 1).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const saved = await file.getFile();
  await openFile({ name: saved.name, size: saved.size, blob: saved });
}

async function download(name: string): Promise<void> {
  await saveBlob(name, () => client.save());
}

/** Saves something as a download. */
export async function saveBlob(name: string, made: () => Promise<Blob>): Promise<void> {
  const blob = await made();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  note.value = `${name} is saved`;
}
