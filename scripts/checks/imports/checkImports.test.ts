import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { imports } from '../../../imports.config.ts';
import { writeFiles } from '../../testing/makeRepo.ts';
import { findForbidden } from './checkImports.ts';

/** File, what it imports, and whether the table allows it. */
const CASES: readonly [file: string, imported: string, isAllowed: boolean][] = [
  // A folder imports from lower layers only.
  ['theme/navbar/a.ts', '../ui/b.ts', true],
  ['theme/sidebar/a.ts', '../search/b.ts', false],
  ['scripts/merge/a.ts', '../build/b.ts', true],
  ['scripts/build/a.ts', '../merge/b.ts', false],
  ['scripts/checks/docs/a.ts', '../links/b.ts', false],
  // A folder without an entry of its own belongs to the one around it.
  ['theme/ui/deep/a.ts', '../../site/b.ts', true],
  ['theme/ui/deep/a.ts', '../../content/b.ts', false],
  // Modules.
  ['common/a.ts', './strings/b.ts', false],
  ['theme/ui/a.ts', '../../common/b.ts', true],
  ['theme/ui/a.ts', '../../common/config/b.ts', false],
  ['theme/ui/a.ts', '../../scripts/lib/b.ts', false],
  ['theme/search/a.ts', '../../packages/search/index.ts', true],
  ['theme/search/a.ts', '../../packages/search/rank/b.ts', false],
  ['e2e/a.spec.ts', '../scripts/lib/b.ts', false],
  ['rspress.config.ts', './theme/ui/b.ts', false],
  // Packages.
  ['theme/ui/a.ts', 'react', true],
  ['theme/ui/a.ts', 'zod', false],
  ['theme/ui/a.ts', '@rspress/core', false],
  ['packages/search/rank/a.ts', 'stemmer', true],
  ['scripts/lib/a.ts', 'node:child_process', false],
  ['scripts/tools/git.ts', 'node:child_process', true],
  // Tests.
  ['theme/search/a.test.ts', '../testing/b.ts', true],
  ['theme/ui/a.test.ts', '../content/b.ts', false],
  ['scripts/lib/a.test.ts', '../merge/b.ts', false],
];

/** Kinds of imports that count, and files that import each other. */
const KINDS = {
  'theme/ui/kinds/type.ts': "import type { Value } from '../../layout/b.ts';",
  'theme/ui/kinds/export.ts': "export * from '../../layout/b.ts';",
  'theme/ui/kinds/dynamic.ts': "const load = () => import('../../layout/b.ts');",
  'theme/ui/kinds/style.ts': "import '../../layout/b.module.css';",
  'theme/ui/kinds/raw.ts': "import '../../layout/c.css?raw';",
  'theme/ui/kinds/own.ts': "import './d.css?raw';",
  'theme/ui/circle/a.ts': "import './b.ts';",
  'theme/ui/circle/b.ts': "import type {} from './a.ts';",
  'theme/layout/b.ts': 'export type Value = 1;',
  'theme/layout/b.module.css': '',
  'theme/layout/c.css': '',
  'theme/ui/kinds/d.css': '',
};

// One project: reading it takes longer than judging an import.
const problems = await findForbidden(writeProject(), imports);
const problemsOf = (name: string) => problems.filter((problem) => problem.startsWith(name));

test.for(CASES)('%s imports %s: %s', ([file, imported, isAllowed]) => {
  expect(problemsOf(`${file} imports ${imported.replace('node:', '')}.`)).toHaveLength(isAllowed ? 0 : 1);
});

test('an import of a type, an export, a dynamic import and a style sheet count', () => {
  const names = problemsOf('theme/ui/kinds/').map((problem) => problem.split(' ')[0]?.slice('theme/ui/kinds/'.length));
  expect(names.sort()).toEqual(['dynamic.ts', 'export.ts', 'raw.ts', 'style.ts', 'type.ts']);
});

test('files that import each other in a circle are named', () => {
  expect(problemsOf('theme/ui/circle/')).toEqual([
    expect.stringMatching(/^theme\/ui\/circle\/a.ts → theme\/ui\/circle\/b.ts → theme\/ui\/circle\/a.ts is a circle/),
  ]);
});

function writeProject(): string {
  const projectDir = mkdtempSync(path.join(os.tmpdir(), 'imports-'));
  const files: Record<string, string> = { ...KINDS };
  // The check reads each of these, so each has to exist.
  for (const module of Object.keys(imports.modules).filter((name) => !name.includes('/')))
    files[module.includes('.') ? module.replace('*', 'some') : `${module}/empty.ts`] = '';
  for (const [file, imported] of CASES) {
    files[file] = `${files[file] ?? ''}import '${imported}';\n`;
    if (imported.startsWith('.')) files[path.join(path.dirname(file), imported)] ??= '';
  }
  writeFiles(projectDir, files);
  return projectDir;
}
