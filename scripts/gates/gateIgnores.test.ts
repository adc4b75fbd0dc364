import { expect, test } from 'vitest';
import { gates } from '../../gates.config.ts';
import { siteConfig } from '../../site.config.ts';

const namesOf = (file: string) =>
  gates.filter(({ ignores }) => !ignores?.some((ignored) => ignored.test(file))).map(({ name }) => name);

const all = gates.map(({ name }) => name);
const BUILT = ['search', 'size', 'links', 'site'];

// Without a library there are no gates for samples and queries; new sites have none for docs.
// A page is an input of a gate of builds by its version, too.
test.each([
  ['a text about the project', 'README.md', []],
  ['a decision', 'decisions/01-a.md', []],
  ['a picture of the README', '.github/screenshot.png', []],
  ['the benchmarks', 'BENCHMARKS.md', ['unit']],
  ['a page', `${siteConfig.docsDir ?? 'docs'}/index.md`, ['docs', 'samples', ...BUILT]],
  ['a style', 'theme/layout/Layout.module.css', ['lint', 'unit', ...BUILT.slice(0, 3), 'budget', 'product', 'site']],
  ['a unit test', 'theme/search/askSearch.test.ts', ['types', 'lint', 'unit']],
  ['a test of whole builds', 'scripts/pipeline.test.ts', ['types', 'lint', 'pipeline']],
  ['a browser test', 'e2e/drawer.spec.ts', ['types', 'lint', 'product']],
  ['a browser test of the site', 'e2e/site/pages.spec.ts', ['types', 'lint', 'site']],
  ['a workflow', '.github/workflows/docs.yml', all],
  ['a file of a folder that nobody thought of', 'new/file.ts', all],
])('a change of %s, %s, runs %j', (_what, file, names) => {
  expect(namesOf(file)).toEqual(names.filter((name) => all.includes(name)));
});
