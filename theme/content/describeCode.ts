import { strings } from '../site/strings.ts';

/** A screen reader speaks the name before the code. */
const MAX_LENGTH = 60;

/** Name a box of code: by its title, else by its first line. */
export function describeCode(box: HTMLElement): string {
  const title = box.parentElement?.dataset.title;
  return title ? strings.content.codeFile(title) : formatCodeName(box.textContent ?? '');
}

/** Name code by its first non-empty line. @example formatCodeName('\nawait boat.close();\n') === 'Code: await boat.close();' */
export function formatCodeName(code: string): string {
  const line = code.trim().split('\n')[0] ?? '';
  return strings.content.code(line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()}…` : line);
}
