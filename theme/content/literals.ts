// Texts between quotes in code, as readers edit them.

/** Of escapes such as `\n`; any other letter stands for itself. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Read the value of a text between quotes. @example readLiteralText(String.raw`it\'s`) === "it's" */
export const readLiteralText = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_all, letter: string) => ESCAPES[letter] ?? letter);

/** Write a value as the text between quotes. @example writeLiteralText("it's", "'") === String.raw`it\'s` */
export const writeLiteralText = (value: string, quote: string): string =>
  value.replace(/[\\'"\n\r\t]/g, (letter) => {
    if (letter === "'" || letter === '"') return letter === quote ? `\\${letter}` : letter;
    const name = Object.keys(ESCAPES).find((one) => ESCAPES[one] === letter);
    return `\\${name ?? letter}`;
  });

/** Replace literals in a program, with their quotes. */
export function replaceLiterals(
  program: string,
  literals: readonly (readonly [before: string, after: string])[],
): string {
  const replacements = new Map(literals);
  const pattern = [...replacements.keys()].map((one) => one.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|');
  return pattern === ''
    ? program
    : program.replace(new RegExp(pattern, 'g'), (found) => replacements.get(found) ?? found);
}
