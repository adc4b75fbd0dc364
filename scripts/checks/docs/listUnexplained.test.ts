import { expect, test } from 'vitest';
import type { ApiExport, ApiFile } from '../../../common/apiFile.ts';
import { parsePage } from '../../../common/docs/parsePage.ts';
import { listUnexplained } from './listUnexplained.ts';

const symbol = (name: string, ...members: string[]): ApiExport => ({
  name,
  kind: 'class',
  file: 'a.ts',
  line: 1,
  members: members.map((member) => ({ name: member, kind: 'method', line: 2 })),
});
const api = (...exports: ApiExport[]): ApiFile => ({
  schema: 1,
  ref: 'v1.0.0',
  commit: 'a'.repeat(40),
  packages: [{ name: 'p', version: '1.0.0', exports }],
});
const page = (code: string) => {
  return parsePage('x.md', `# x\n\n## Signature\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
};

test('a signature explains a member and its class, and nothing else', () => {
  const found = listUnexplained(api(symbol('Boat', 'sail', 'row'), symbol('Dock', 'open')), [
    page('declare class Boat {\n  sail(): void;\n}'),
  ]);
  expect(found).toEqual([{ packageName: 'p', exports: 2, unexplained: { exports: ['Dock'], members: ['Boat.row'] } }]);
});

test('a constant and a type of one name are one export', () => {
  expect(listUnexplained(api(symbol('Size'), symbol('Size')), [])).toEqual([
    { packageName: 'p', exports: 1, unexplained: { exports: ['Size'], members: [] } },
  ]);
});
