import { readLiteralText, writeLiteralText } from './literals.ts';

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
