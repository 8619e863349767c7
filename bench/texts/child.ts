import { recordingFiles } from "../files.ts";
import { measureText, type TextTask } from "./texts.ts";

/* One way of a text form, measured in a process of its own. */

const [name, form, task] = process.argv.slice(2);
const file = recordingFiles().find((each) => each.name === name)!;
process.send!(measureText(file, form!, task as TextTask));
process.disconnect();
