import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ApiExport, ApiFile } from '../../common/apiFile.ts';
import { readPage } from '../../common/docs/pageModel.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { makeTempDir } from '../testing/makeRepo.ts';
import { listSymbolUses, readSymbolUses } from './listSymbolUses.ts';

const at = { file: 'a.ts', line: 1 };
const boatRef = { Boat: 'boats:Boat' };

const EXPORTS: ApiExport[] = [
  {
    name: 'Boat',
    kind: 'class',
    ...at,
    members: [
      {
        name: 'constructor',
        kind: 'constructor',
        signatures: ['(options?: BoatOptions)'],
        refs: { BoatOptions: 'boats:BoatOptions' },
        line: 1,
      },
      { name: 'crew', kind: 'property', signatures: ['Boat.Crew'], refs: { 'Boat.Crew': 'boats:Boat.Crew' }, line: 1 },
      {
        name: 'find',
        kind: 'method',
        static: true,
        signatures: ['(name: string, options?: { deep: boolean }): Promise<Boat>'],
        refs: boatRef,
        line: 1,
      },
      { name: 'sail', kind: 'method', signatures: ['(signal?: AbortSignal): Promise<void>'], line: 1 },
    ],
  },
  {
    name: 'Boat.Crew',
    kind: 'interface',
    ...at,
    members: [{ name: 'size', kind: 'property', signatures: ['number'], line: 1 }],
  },
  {
    name: 'BoatOptions',
    kind: 'interface',
    ...at,
    members: [
      { name: 'color', kind: 'property', optional: true, signatures: ['string'], line: 1 },
      { name: 'size', kind: 'property', signatures: ['number'], line: 1 },
    ],
  },
  { name: 'Ship', kind: 'class', ...at, alias: 'boats:Boat' },
  { name: 'launch', kind: 'function', ...at, signatures: ['<T extends Boat>(boat: T): T'], refs: boatRef },
];

const API: ApiFile = {
  schema: 1,
  ref: 'main',
  commit: '0'.repeat(40),
  packages: [{ name: 'boats', version: '1.0.0', exports: EXPORTS }],
};

/** List the symbols of a sample as `word: id`. */
function list(code: string, setup = ''): string[] {
  const uses = listSymbolUses([makePage('a.md', code, setup)], API);
  return Object.values(uses['a.md'] ?? {}).flatMap((all) =>
    all.map(({ id, start, end }) => `${code.slice(start, end)}: ${id.replace('boats:', '')}`),
  );
}

function makePage(filePath: string, code: string, setup = '') {
  const text = `${setup && `<!-- setup\n${setup}\n-->\n\n`}\`\`\`ts\n${code}\n\`\`\`\n`;
  return { filePath, model: readPage(parseMarkdown(text).tree) };
}

describe('the symbols of a sample', () => {
  test.each([
    ['an import', "import { launch } from 'boats';", ['launch: launch']],
    ['a renamed import', "import { Boat as B } from 'boats';\nnew B();", ['Boat: Boat', 'B: Boat', 'B: Boat']],
    ['another name of an export', "import { Ship } from 'boats';", ['Ship: Boat']],
    ['an import of all', "import * as boats from 'boats';\nboats.launch;", ['launch: launch']],
    [
      'a type',
      "import type { Boat } from 'boats';\nlet a: Boat.Crew;",
      ['Boat: Boat', 'Boat: Boat', 'Crew: Boat.Crew'],
    ],
    [
      'a static member',
      "import { Boat } from 'boats';\nBoat.find('a');",
      ['Boat: Boat', 'Boat: Boat', 'find: Boat.find'],
    ],
    [
      'members of what a call returns',
      "import { Boat } from 'boats';\nconst boat = await Boat.find('a');\nboat.crew.size;",
      ['Boat: Boat', 'Boat: Boat', 'find: Boat.find', 'crew: Boat.crew', 'size: Boat.Crew.size'],
    ],
    [
      'keys of objects and patterns',
      "import { Boat } from 'boats';\nconst { crew: { size } } = new Boat({ color: 'red' });",
      ['Boat: Boat', 'crew: Boat.crew', 'size: Boat.Crew.size', 'Boat: Boat', 'color: BoatOptions.color'],
    ],
    [
      'a part of an object',
      "import { Boat } from 'boats';\nBoat.find('a', { deep: true });",
      ['Boat: Boat', 'Boat: Boat', 'find: Boat.find', 'deep: Boat.find'],
    ],
  ])('have %s', (_what, code, expected) => {
    expect(list(code)).toEqual(expected);
  });

  test.each([
    ['a name that hides an import', "import type { Boat } from 'boats';\n{ const Boat = 1; Boat; }", ['Boat: Boat']],
    ['a name of another package', "import { launch } from 'rockets';\nlaunch();", []],
    [
      'a member of several types',
      "import type { Boat, BoatOptions } from 'boats';\ndeclare const a: Boat.Crew | BoatOptions;\na.size;",
      ['Boat: Boat', 'BoatOptions: BoatOptions', 'Boat: Boat', 'Crew: Boat.Crew', 'BoatOptions: BoatOptions'],
    ],
    ['an unknown member', "import { Boat } from 'boats';\nnew Boat().fly();", ['Boat: Boat', 'Boat: Boat']],
    ['words in texts and comments', "import type { Boat } from 'boats';\n'Boat'; // Boat", ['Boat: Boat']],
  ])('do not have %s', (_what, code, expected) => {
    expect(list(code)).toEqual(expected);
  });

  test('come from what hidden lines declare', () => {
    expect(list('boat.sail();', "import type { Boat } from 'boats';\ndeclare const boat: Boat;")).toEqual([
      'sail: Boat.sail',
    ]);
  });
});

test('of a changed page alone, symbols are found again', () => {
  const cacheDir = makeTempDir();
  const read = (...codes: string[]) => {
    const uses = readSymbolUses(
      codes.map((code, index) => makePage(`${index}.md`, code)),
      API,
      cacheDir,
    );
    return { uses, kept: readdirSync(path.join(cacheDir, 'symbols')).length };
  };
  const [find, launch] = ["import { Boat } from 'boats';", "import { launch } from 'boats';"];
  const first = read(find, '1;', launch);
  expect(Object.keys(first.uses)).toEqual(['0.md', '2.md']);
  expect(read(find, '1;', launch)).toEqual(first);
  const { uses, kept } = read(find, '1;', 'launch;');
  expect(uses).toEqual({ '0.md': first.uses['0.md'] });
  expect(kept).toBe(first.kept + 1);
});
