/** Selects the texts of a sample that readers may change. */
export const FIELD = '[data-field]';

/** List the texts of a sample that readers may change (`plugins/markdown/codeTransformers.ts`). */
export const listFieldElements = (root: Element | null | undefined): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(FIELD) ?? []),
];

export const nameOf = ({ dataset }: HTMLElement): string => dataset.field ?? '';

export const currentValueOf = ({ textContent }: HTMLElement): string => readLiteralText(textContent ?? '');

/** Read the value that the page has in the code. */
export const writtenValueOf = (element: HTMLElement): string => readLiteralText(literalOf(element).slice(1, -1));

export const readValues = (elements: readonly HTMLElement[]): Record<string, string> =>
  Object.fromEntries(elements.map((element) => [nameOf(element), currentValueOf(element)]));

/** Show a value in the code, as code has it. */
export function showValue(element: HTMLElement, value: string): void {
  const text = writeLiteralText(value, literalOf(element).charAt(0));
  if (element.innerHTML !== text) element.textContent = text;
}

/** List the texts in the code with their quotes: as written, and as shown. */
export const listShownLiterals = (elements: readonly HTMLElement[]): [written: string, shown: string][] =>
  elements.map((element) => {
    const literal = literalOf(element);
    const quote = literal.charAt(0);
    return [literal, quote + writeLiteralText(currentValueOf(element), quote) + quote];
  });

/** Read a text with its quotes, as it is written in the page. */
export const literalOf = ({ dataset }: HTMLElement): string => dataset.literal ?? '';

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
