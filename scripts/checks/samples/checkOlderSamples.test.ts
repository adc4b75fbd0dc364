import path from 'node:path';
import { expect, test } from 'vitest';
import { parsePage } from '../../../common/docs/parsePage.ts';
import { makeTempDir, writeFiles } from '../../testing/makeRepo.ts';
import { checkOlderSamples } from './checkOlderSamples.ts';

function check(...steps: string[]): string[] {
  const dir = makeTempDir();
  writeFiles(dir, {
    'package.json': JSON.stringify({ devDependencies: { 'boats-1.0.0-core': '1.0.0' } }),
    'core.d.ts': 'export class Boat { row(times: string): void }',
  });
  const code = ["import { Boat } from '@boats/core';", 'new Boat().row(1);'].join('\n');
  const guide = `---\nupgradeFrom: '1.0.0'\n---\n# Upgrade\n\n## Breaking\n\n${steps.join('\n\n')}`;
  const { errors } = checkOlderSamples({
    library: { dir, packageScope: '@boats/', aliasPrefix: 'boats-' } as Parameters<
      typeof checkOlderSamples
    >[0]['library'],
    projectDir: dir,
    older: {
      versionName: '1.0.0',
      pages: [parsePage('a.md', `# A\n\n\`\`\`ts\n${code}\n\`\`\`\n`)],
    },
    packages: [
      { name: '@boats/core', release: '2.0.0', dir, typesFile: path.join(dir, 'core.d.ts'), dependencies: {} },
    ],
    guides: [parsePage('upgrade.md', guide)],
    brokenNames: new Set(['Boat', 'row']),
  });
  return errors.map(({ line, message }) => `${line}: ${message}`);
}

test('an error of an older sample belongs to a step that names what it calls', () => {
  expect(check('### Row', 'Call `row` with a text.')).toEqual([]);
});

test('an error that no step is for is a fault', () => {
  expect(check('### Sail', 'Call `sail`.')).toEqual([
    "5: TS2345: Argument of type 'number' is not assignable to parameter of type 'string'.",
  ]);
});
