import type { RspressPlugin } from '@rspress/core';
import type { Code, Root } from 'mdast';
import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { type ContentFolder, createContentError, nameContentFile } from './contentError.ts';

/** Languages without highlighting: https://shiki.style/languages#special-languages */
const SPECIAL_LANGUAGES = ['text', 'txt', 'plain', 'plaintext', 'ansi'];

/** Refuse unsupported fence languages, with page and line. */
export function fenceLanguages(folder: ContentFolder): RspressPlugin {
  return {
    name: 'docs:fence-languages',
    markdown: {
      remarkPlugins: [
        () => (tree: Root, file: { path: string }) => {
          visit(tree, 'code', (fence) => checkLanguage(fence, nameContentFile(folder, file.path)));
        },
      ],
    },
  };
}

function checkLanguage({ lang, position }: Code, filePath: string): void {
  if (!lang || Object.hasOwn(bundledLanguages, lang) || SPECIAL_LANGUAGES.includes(lang)) return;
  throw createContentError(
    { filePath, line: position?.start.line },
    `The highlighter does not have the language "${lang}". Name one of https://shiki.style/languages, or text.`,
  );
}
