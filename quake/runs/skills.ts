/** What skills are called, by their numbers. */
export const SKILLS: readonly string[] = ["Easy", "Normal", "Hard", "Nightmare"];
