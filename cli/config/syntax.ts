/** What is wrong where a file is not JSON, by the name that jsonc-parser gives it. */
export const SYNTAX: Readonly<Record<string, string>> = {
  InvalidSymbol: "expected a value; names and text are in double quotes",
  InvalidNumberFormat: "this is not a number",
  PropertyNameExpected: "expected a key in double quotes",
  ValueExpected: "expected a value",
  ColonExpected: "expected a colon",
  CommaExpected: "expected a comma",
  CloseBraceExpected: "expected }",
  CloseBracketExpected: "expected ]",
  EndOfFileExpected: "expected the end of the file",
  UnexpectedEndOfComment: "this comment does not end",
  UnexpectedEndOfString: "this text does not end on its line",
  InvalidUnicode: "expected four hexadecimal digits after \\u",
  InvalidEscapeCharacter: "there is no such escape; a backslash is \\\\",
  InvalidCharacter: "this character must be escaped",
};
