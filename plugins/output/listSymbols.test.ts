import { expect, test } from 'vitest';
import type { ApiExport, ApiFile, ApiMember } from '../../common/apiFile.ts';
import { listSymbols } from './listSymbols.ts';

const makeMember = (name: string, kind: ApiMember['kind'] = 'method'): ApiMember => ({ name, kind, line: 1 });
const makeExport = (name: string, changes: Partial<ApiExport> = {}): ApiExport => ({
  ...{ name, kind: 'class', file: 'index.ts', line: 1 },
  ...changes,
});

const list = (...exports: ApiExport[]) => {
  const packages = [{ name: '@harbor/boats', version: '1.0.0', exports }];
  const file: ApiFile = { schema: 1, ref: 'v1.0.0', commit: '', packages };
  return listSymbols(file).flatMap((one) => one.exports);
};

test('what has no name of its own is left out', () => {
  const members = [makeMember('constructor', 'constructor'), makeMember('[index]', 'index'), makeMember('sail')];
  expect(list(makeExport('Boat', { members }))).toEqual([{ name: 'Boat', kind: 'class', members: ['sail'] }]);
});

test('a constant and a type of one name are one symbol, with the members of both', () => {
  const symbols = list(
    makeExport('Flag', { kind: 'const', members: [makeMember('Red')] }),
    makeExport('Flag', { kind: 'type', members: [makeMember('color')] }),
  );
  expect(symbols).toEqual([{ name: 'Flag', kind: 'type', members: ['Red', 'color'] }]);
});

test('what a package only passes on is left out, and another name is not', () => {
  const symbols = list(
    makeExport('Boat', { alias: '@harbor/ships:Boat' }),
    makeExport('Ship', { alias: '@harbor/ships:Boat' }),
  );
  expect(symbols.map(({ name }) => name)).toEqual(['Ship']);
});
