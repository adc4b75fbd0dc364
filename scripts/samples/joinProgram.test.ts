import { expect, test } from 'vitest';
import { joinProgram } from './joinProgram.ts';

const join = (provider: string, sample: string, language: 'ts' | 'js' = 'ts') =>
  joinProgram({ provider, sample, valueName: 'boat', language });

const lines = (...all: string[]) => `${all.join('\n')}\n`;

test('the provider comes first, and the sample loses the declaration of its value', () => {
  const provider = lines('import { Boat, Door } from "lib";', '', '// Connects', 'const boat = new Boat(new Door());');
  const sample = lines('import { Boat } from "lib";', '', 'declare const boat: Boat;', '', 'console.log(boat);');
  expect(join(provider, sample)).toBe(
    lines(
      'import { Boat, Door } from "lib";',
      '',
      '// Connects',
      'const boat = new Boat(new Door());',
      '',
      'console.log(boat);',
    ),
  );
});

test('names of a module are imported once, and a value wins over its type', () => {
  const provider = "import { Boat } from 'lib';\nimport 'side';\nconst boat = new Boat();";
  const sample =
    "import type { Boat } from 'lib';\nimport type { Door as Way } from 'lib';\nimport fs from 'fs';\nfs(boat as Way);";
  expect(join(provider, sample)).toBe(
    lines(
      "import { Boat, type Door as Way } from 'lib';",
      "import 'side';",
      "import fs from 'fs';",
      '',
      'const boat = new Boat();',
      '',
      'fs(boat as Way);',
    ),
  );
});

test('types that nothing names any more are not imported', () => {
  const sample =
    'import type { Boat } from "lib";\nimport type { Box } from "box";\ndeclare const boat: Boat;\nuse<Box>(boat);';
  expect(join('const boat = await connect();', sample)).toBe(
    lines('import type { Box } from "box";', '', 'const boat = await connect();', '', 'use<Box>(boat);'),
  );
});

test.each([
  ['import Store from "a"; import type { Key } from "a"; f<Key>(Store);', 'import Store, { type Key } from "a";'],
  [
    'import type Store from "a"; import { key } from "a"; f<Store>(key);',
    'import { key, type default as Store } from "a";',
  ],
  [
    'import * as all from "a"; import { key } from "a"; all.f(key);',
    'import * as all from "a";\nimport { key } from "a";',
  ],
  ['import type * as all from "a"; f<all.A>();', 'import type * as all from "a";'],
])('%s is kept', (code, imports) => {
  expect(join('', code).split('\n\n')[0]).toBe(imports);
});

test('a long line of imports is broken as the samples indent', () => {
  const names = ['aVeryLongName', 'anotherVeryLongName', 'theLongestNameOfAllOfThem', 'oneMore'];
  const code = `import { ${names.join(', ')} } from "a";\nif (aVeryLongName) {\n  theLongestNameOfAllOfThem(anotherVeryLongName, oneMore);\n}`;
  expect(join('', code)).toContain('import {\n  anotherVeryLongName,\n  aVeryLongName,\n  oneMore,\n');
});

test('marks of lines and comments at the end of what is left out go away', () => {
  const sample = 'declare const boat: Boat; // connected\n\nboat.a(); // [!code highlight]\nboat.b(); // why';
  expect(join('const boat = 1;', sample)).toBe(lines('const boat = 1;', '', 'boat.a();', 'boat.b(); // why'));
});

test('other declarations stay', () => {
  expect(join('', 'declare const a: A, boat: Boat;\nf(a);')).toBe(lines('declare const a: A, boat: Boat;', 'f(a);'));
});

test('a program in JavaScript has no types, and keeps its comments and its layout', () => {
  const provider =
    'import { Boat, connect, type Door } from "lib";\n\n// Connects\nconst boat: Boat = await connect();';
  const sample = lines(
    'import type * as all from "all";',
    'import { type Box, open } from "box";',
    '',
    'interface Size { width: number }',
    '',
    'async function print(box: Box): Promise<void> {',
    '    // Door by door',
    '    console.log(open(box) as Size & all.Box);',
    '}',
    '',
    'await print(',
    '    boat.box as unknown as Box<Door>,',
    ') as void;',
  );
  expect(join(provider, sample, 'js')).toBe(
    lines(
      'import { connect } from "lib";',
      'import { open } from "box";',
      '',
      '// Connects',
      'const boat = await connect();',
      '',
      'async function print(box) {',
      '    // Door by door',
      '    console.log(open(box));',
      '}',
      '',
      'await print(',
      '    boat.box,',
      ');',
    ),
  );
});
