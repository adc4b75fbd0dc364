import { DomUtils, parseDocument } from 'htmlparser2';
import { codeToHtml } from 'shiki';
import { expect, test } from 'vitest';
import { codeHtml, markSignature, sampleWords, shortSignatures, writeWords } from './codeTransformers.ts';
import { listSymbolLinks } from './samples.ts';

const symbols = new Map([['boats:sail', { href: '/boat/#sail' }]]);

/** Draw code, in which each `sail` is a symbol. */
async function draw(code: string, fenceText = '') {
  const uses = [...code.matchAll(/sail/g)].map(({ index }) => ({ id: 'boats:sail', start: index, end: index + 4 }));
  const { a = [] } = listSymbolLinks({ a: uses }, symbols);
  const transformers = [sampleWords(), shortSignatures(), codeHtml()];
  const meta = { __raw: writeWords({ meta: fenceText }, 'symbols', a) };
  const block = parseDocument(await codeToHtml(code, { lang: 'ts', theme: 'github-light', meta, transformers }));
  const [drawn] = DomUtils.getElementsByTagName('docs-code', block);
  return parseDocument(drawn?.attribs.html ?? '');
}

const listLinks = (code: Awaited<ReturnType<typeof draw>>) =>
  DomUtils.getElementsByTagName('a', code).map(({ attribs: { style: _style, ...attribs } }) => attribs);

test('symbols are links in the code, and the Tab key stops at the first one to each', async () => {
  const code = await draw('sail();\nsail();');
  expect(listLinks(code)).toEqual([
    { href: '/boat/#sail', 'data-symbol': 'boats:sail' },
    { href: '/boat/#sail', 'data-symbol': 'boats:sail', tabindex: '-1' },
  ]);
  expect(DomUtils.textContent(code)).toBe('sail();\nsail();');
});

test('a text that readers may change has no link, and neither have hidden lines', async () => {
  const field = await draw("go('sail'); sail();", writeWords({}, 'fields', [{ name: 'how', literal: "'sail'" }]));
  expect(listLinks(field)).toHaveLength(1);
  const signature = await draw('import { sail } from "boats";\n\ntype A = typeof sail;', markSignature(''));
  expect(listLinks(signature)).toEqual([{ href: '/boat/#sail', 'data-symbol': 'boats:sail' }]);
});

test('a symbol that the reference lacks is no link', () => {
  expect(listSymbolLinks({ a: [{ id: 'boats:Crew', start: 0, end: 4 }] }, symbols)).toEqual({ a: [] });
});
