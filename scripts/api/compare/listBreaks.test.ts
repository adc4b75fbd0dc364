import { expect, test } from 'vitest';
import type { ApiExport, ApiFile } from '../../../common/apiFile.ts';
import { listBreaks } from './listBreaks.ts';

const make = (name: string, signature: string, more: Partial<ApiExport> = {}): ApiExport => ({
  ...{ name, kind: 'function', signatures: [signature], file: 'a.ts', line: 1 },
  ...more,
});
const fileOf = (...exports: ApiExport[]): ApiFile => ({
  schema: 1,
  ref: 'main',
  commit: '0'.repeat(40),
  packages: [{ name: '@boats/core', version: '1.0.0', exports }],
});

test('lists what is renamed by its name before, without its members', () => {
  const members: ApiExport['members'] = [{ name: 'row', kind: 'method', signatures: ['(): void'], line: 1 }];
  const boat = { name: 'Boat', kind: 'class', file: 'a.ts', line: 1, members } as const;
  const [from, to] = [fileOf(boat), fileOf({ ...boat, name: 'Ship' })];
  const renames = { '2.0.0': { '@boats/core:Ship': '@boats/core:Boat' } };
  const breaks = listBreaks({ version: '1.0.0', api: from }, { version: '2.0.0', api: to }, renames);
  expect(breaks.get('@boats/core')).toEqual([{ name: 'Boat', what: 'renamed', replacement: '@boats/core:Ship' }]);
});

test('lists what is removed, changed and deprecated, but neither what is new nor members of what is removed', () => {
  const row = { name: 'row', kind: 'method', line: 1 } as const;
  const from = fileOf(
    { name: 'Boat', kind: 'class', file: 'a.ts', line: 1, members: [row] },
    make('dock', '(): void'),
    make('sail', '(a: string): void'),
  );
  const to = fileOf(
    make('anchor', '(): void'),
    make('dock', '(): void', { deprecated: '@boats/core:anchor' }),
    make('newOld', '(): void', { deprecated: true }),
    make('sail', '(a: number): void'),
  );
  const breaks = listBreaks({ version: '1.0.0', api: from }, { version: '2.0.0', api: to });
  expect([...breaks]).toEqual([
    [
      '@boats/core',
      [
        { name: 'Boat', what: 'removed' },
        { name: 'dock', what: 'deprecated', replacement: '@boats/core:anchor' },
        {
          ...{ name: 'sail', what: 'changed', parts: ['parameters'] },
          ...{ before: ['function sail(a: string): void'], after: ['function sail(a: number): void'] },
        },
      ],
    ],
  ]);
});

test('lists a member that a renamed type no longer has', () => {
  const row = { name: 'row', kind: 'method', line: 1 } as const;
  const sail = { ...row, name: 'sail' };
  const boat = { kind: 'class', file: 'a.ts', line: 1 } as const;
  const from = fileOf({ ...boat, name: 'Boat', members: [row, sail] });
  const to = fileOf({ ...boat, name: 'Ship', members: [sail] });
  const renames = { '2.0.0': { '@boats/core:Ship': '@boats/core:Boat' } };
  const breaks = listBreaks({ version: '1.0.0', api: from }, { version: '2.0.0', api: to }, renames);
  expect(breaks.get('@boats/core')).toEqual([
    { name: 'Boat', what: 'renamed', replacement: '@boats/core:Ship' },
    { name: 'Boat.row', what: 'removed' },
  ]);
});
