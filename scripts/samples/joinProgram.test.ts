import { expect, test } from 'vitest';
import { joinProgram } from './joinProgram.ts';

const join = (giver: string, sample: string, language: 'ts' | 'js' = 'ts') =>
  joinProgram({ giver, sample, valueName: 'adb', language });

const lines = (...all: string[]) => `${all.join('\n')}\n`;

test('the giver comes first, and the sample loses the declaration of its value', () => {
  const giver = lines('import { Adb, Door } from "lib";', '', '// Connects', 'const adb = new Adb(new Door());');
  const sample = lines('import { Adb } from "lib";', '', 'declare const adb: Adb;', '', 'console.log(adb);');
  expect(join(giver, sample)).toBe(
    lines(
      'import { Adb, Door } from "lib";',
      '',
      '// Connects',
      'const adb = new Adb(new Door());',
      '',
      'console.log(adb);',
    ),
  );
});

test('names of a module are imported once, and a value wins over its type', () => {
  const giver = "import { Adb } from 'lib';\nimport 'side';\nconst adb = new Adb();";
  const sample =
    "import type { Adb } from 'lib';\nimport type { Door as Way } from 'lib';\nimport fs from 'fs';\nfs(adb as Way);";
  expect(join(giver, sample)).toBe(
    lines(
      "import { Adb, type Door as Way } from 'lib';",
      "import 'side';",
      "import fs from 'fs';",
      '',
      'const adb = new Adb();',
      '',
      'fs(adb as Way);',
    ),
  );
});

test('types that nothing names any more are not imported', () => {
  const sample =
    'import type { Adb } from "lib";\nimport type { Box } from "box";\ndeclare const adb: Adb;\nuse<Box>(adb);';
  expect(join('const adb = await connect();', sample)).toBe(
    lines('import type { Box } from "box";', '', 'const adb = await connect();', '', 'use<Box>(adb);'),
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
  const sample = 'declare const adb: Adb; // connected\n\nadb.a(); // [!code highlight]\nadb.b(); // why';
  expect(join('const adb = 1;', sample)).toBe(lines('const adb = 1;', '', 'adb.a();', 'adb.b(); // why'));
});

test('other declarations stay', () => {
  expect(join('', 'declare const a: A, adb: Adb;\nf(a);')).toBe(lines('declare const a: A, adb: Adb;', 'f(a);'));
});

test('a program in JavaScript has no types, and keeps its comments and its layout', () => {
  const giver = 'import { Adb, connect, type Door } from "lib";\n\n// Connects\nconst adb: Adb = await connect();';
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
    '    adb.box as unknown as Box<Door>,',
    ') as void;',
  );
  expect(join(giver, sample, 'js')).toBe(
    lines(
      'import { connect } from "lib";',
      'import { open } from "box";',
      '',
      '// Connects',
      'const adb = await connect();',
      '',
      'async function print(box) {',
      '    // Door by door',
      '    console.log(open(box));',
      '}',
      '',
      'await print(',
      '    adb.box,',
      ');',
    ),
  );
});
