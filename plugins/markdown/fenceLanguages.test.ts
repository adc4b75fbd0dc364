import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { fenceLanguages } from './fenceLanguages.ts';

function check(text: string): void {
  const { markdown } = fenceLanguages({ contentDir: '/docs', docsDir: 'website/docs' });
  // The one plugin of the list, as `fenceLanguages` writes it.
  const [attach] = (markdown?.remarkPlugins ?? []) as (() => (tree: Root, file: { path: string }) => void)[];
  attach?.()(fromMarkdown(text), { path: '/docs/guide/read.md' });
}

const fence = (lang: string) => `\`\`\`${lang}\nread();\n\`\`\`\n`;

test.each(['ts', 'typescript', 'sh', 'mermaid', 'text', 'txt', ''])('a fence in "%s" passes', (lang) => {
  expect(() => check(fence(lang))).not.toThrow();
});

test('a fence in another language is an error that names the page and the line, without a stack', () => {
  const list = `${fence('ts')}\n- One\n\n  \`\`\`tpescript title="a.ts"\n  read();\n`;
  const message = 'website/docs/guide/read.md:7: The highlighter does not have the language "tpescript".';
  expect(() => check(list)).toThrow(expect.objectContaining({ stack: expect.stringMatching(`^${message}`) }));
  expect(() => check(list)).toThrow(expect.objectContaining({ stack: expect.not.stringContaining('\n') }));
});

test('names of properties are no languages', () => {
  expect(() => check(fence('constructor'))).toThrow('constructor');
});
