import { expect, test } from 'vitest';
import { listMdxProblems } from './listMdxProblems.ts';

const list = (body: string): string[] =>
  listMdxProblems('a.mdx', `---\ntitle: A\n---\n\n${body}`).map(({ line, message }) => `${line}: ${message}`);

test.each([
  [
    'import Tabs from "@theme/Tabs";\n\n# A',
    '5: Content has no code, and this is code in MDX: import Tabs from "@theme/Tabs";',
  ],
  ['# A\n\nexport const a = 1;', '7: Content has no code, and this is code in MDX: export const a = 1;'],
  ['# A\n\nSum: {1 + 1}.', '7: Content has no code, and this is code in MDX: {1 + 1}'],
  ['# A\n\n{/* words */}', '7: Content has no code, and this is code in MDX: {/* words */}'],
  ['# A\n\n<Tabs items={[1]}>\n\nWords.', '7: Content has no code, and this is code in MDX: <Tabs items={[1]}>'],
  ['# A\n\nSee <Badge/> there.', '7: Content has no code, and this is code in MDX: <Badge/>'],
])('code of a page is named with its line: %j', (body, problem) => expect(list(body)).toContain(problem));

test.each(['# A {#id}\n\nWords on import and export.', '`{a}` \\{b} &#123;', '```ts\nimport a from "a";\n```', '<br>'])(
  'a page without code has no problem: %j',
  (body) => expect(list(body)).toEqual([]),
);
