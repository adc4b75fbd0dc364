import { strings } from '../site/strings.ts';

/** Longest name in characters: a screen reader speaks the name before the code. */
const MAX_LENGTH = 60;

/** Name a box of code: by its title, else by its first line. */
export function describeCode(box: HTMLElement): string {
  const title = box.parentElement?.dataset.title;
  return title ? strings.content.codeFile(title) : formatCodeName(box.textContent ?? '');
}

/** Name code by its first line that is not empty. @example formatCodeName('\nawait adb.close();\n') === 'Code: await adb.close();' */
export function formatCodeName(code: string): string {
  const line = code.trim().split('\n')[0] ?? '';
  return strings.content.code(line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()}…` : line);
}
