import { Command } from "commander";
export function fuzzCommand(): Command {
  return new Command("fuzz");
}
