import { bundledLanguages } from 'shiki/langs';
import { findMissingLines } from '../../common/docs/markedCode.ts';
import type { DocsPage, Problem } from './readDocs.ts';

/** Languages without highlighting: https://shiki.style/languages#special-languages */
const SPECIAL_LANGUAGES = ['text', 'txt', 'plain', 'plaintext', 'ansi', 'mermaid'];

/** Find fences in languages that the highlighter does not have, and those that highlight lines that are not there. */
export function checkFences({ filePath, model }: DocsPage): Problem[] {
  return model.blocks.flatMap(({ language, meta, code, line }) => {
    const lines = code.split('\n').length;
    const missing = findMissingLines(meta, lines);
    const messages = [
      ...(isKnown(language)
        ? []
        : [
            `The highlighter does not have the language "${language}": name one of https://shiki.style/languages, or text.`,
          ]),
      ...(missing === undefined ? [] : [`The fence highlights ${missing}, and the code has the lines 1 to ${lines}.`]),
    ];
    return messages.map((message) => ({ filePath, line: line - 1, message }));
  });
}

const isKnown = (language: string): boolean =>
  language === '' || Object.hasOwn(bundledLanguages, language) || SPECIAL_LANGUAGES.includes(language);
