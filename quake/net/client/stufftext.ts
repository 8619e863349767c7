/** This many characters of a command that has not ended are kept: id's console has no more room. */
const LONGEST = 8192;

/**
 * The commands that a server stuffs into the console, one after the other. Messages may cut them anywhere: they end at
 * a line's end, or at a semicolon outside of quotes. They are only data: who reads them decides which of them mean
 * anything.
 */
export class StuffedCommands {
  #command = "";
  #isQuoted = false;
  /** It is too long to be any: its end is waited for. */
  #isLost = false;

  /** Takes the text of a message. Gives the commands that end in it, without the space around them. */
  add(text: string): string[] {
    const commands: string[] = [];
    for (const character of text) {
      if (character === '"') this.#isQuoted = !this.#isQuoted;
      if (character === "\n" || (character === ";" && !this.#isQuoted)) this.#end(commands);
      else this.#append(character);
    }
    return commands;
  }

  #append(character: string): void {
    if (this.#command.length < LONGEST) this.#command += character;
    else this.#isLost = true;
  }

  #end(commands: string[]): void {
    const command = this.#command.trim();
    if (command !== "" && !this.#isLost) commands.push(command);
    this.#command = "";
    this.#isQuoted = false;
    this.#isLost = false;
  }
}
