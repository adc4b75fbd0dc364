import { DomUtils, parseDocument } from 'htmlparser2';
import { codeToHtml } from 'shiki';
import { expect, test } from 'vitest';
import { markSignature, shortSignatures } from './codeTransformers.ts';

const IMPORTS = 'import type { Adb } from "@harbor/boats";\nimport {\n    Crew,\n} from "@harbor/crew";\n\n';
const MEMBERS = 'declare class Boat {\n    sail(\n        to: Port,\n    ): void;\n\n    stop(): void;\n}';

const draw = (code: string, meta = markSignature('')) =>
  codeToHtml(code, { lang: 'ts', theme: 'github-light', meta: { __raw: meta }, transformers: [shortSignatures()] });

const readAll = (html: string): string => DomUtils.textContent(parseDocument(html));

function readShown(html: string): string {
  const page = parseDocument(html);
  for (const part of DomUtils.findAll(({ attribs }) => attribs.hidden !== undefined, page.children))
    DomUtils.removeElement(part);
  return DomUtils.textContent(page);
}

test.each([
  ['imports', `${IMPORTS}interface Boat {\n    sail(): void;\n}`, 'interface Boat {\n    sail(): void;\n}'],
  ['a class around members', IMPORTS + MEMBERS, 'sail(\n    to: Port,\n): void;\n\nstop(): void;'],
  ['no class beside something else', `${MEMBERS}\n\ntype A = B;`, `${MEMBERS}\n\ntype A = B;`],
])('a signature hides %s, and is copied as a whole', async (_what, code, shown) => {
  const html = await draw(code);
  expect(readShown(html)).toBe(shown);
  expect(readAll(html)).toBe(code);
});

test('other code hides nothing', async () => {
  expect(readShown(await draw(IMPORTS + MEMBERS, ''))).toBe(IMPORTS + MEMBERS);
});
