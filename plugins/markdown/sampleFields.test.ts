import { codeToHtml } from 'shiki';
import { expect, test } from 'vitest';
import { sampleFields, writeFields } from './sampleFields.ts';

const highlight = (code: string, meta: string): Promise<string> =>
  codeToHtml(code, {
    ...{ lang: 'ts', theme: 'github-light', tokenizeTimeLimit: 0, meta: { __raw: meta } },
    transformers: [sampleFields()],
  });

test('each text that readers may change is an element without the quotes', async () => {
  const code = "read('/a b');\nwrite('/a b', 'c');";
  const html = await highlight(code, `{1} ${writeFields([{ name: 'path', literal: "'/a b'" }])}`);
  const found = [...html.matchAll(/data-field="path"[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(found).toEqual(['/a b', '/a b']);
});

test('other code stays as it is', async () => {
  expect(await highlight("read('/a');", 'title="a.ts"')).not.toContain('data-field');
});
