import type { WeightLimits } from './scripts/checks/size/weight.ts';
import type { Gate } from './scripts/gates/gate.ts';
import { siteConfig } from './site.config.ts';

const docsDir = siteConfig.docsDir ?? 'docs';
const DOCS = new RegExp(`^${docsDir.replaceAll('.', '\\.')}/`);
const STYLES = /^(theme|library)\/.*\.css$/;
const BROWSER_TESTS = /^(library\/)?e2e\/.*\.spec\.ts$/;
const UNIT_TESTS = /\.test\.tsx?$/;

/** Tests of whole builds. */
const PIPELINE_TESTS = /^scripts\/[^/]*\.test\.ts$/;

/** Texts about the project. `unit` reads the benchmarks. */
const PROSE = /^(README|ARCHITECTURE|CONTRIBUTING)\.md$|^LICENSE$|^decisions\/|^\.github\/.*\.png$/;
const BENCHMARKS = /^BENCHMARKS\.md$/;

/** What decides neither what a site is nor what it says. */
const NO_SITE = [PROSE, BENCHMARKS, BROWSER_TESTS, UNIT_TESTS];

/** What does not decide what the docs say. */
const NO_DOCS = [...NO_SITE, /^(theme|e2e|library\/e2e)\//];

const samples: Gate = {
  name: 'samples',
  script: 'check:samples',
  needs: [],
  cores: 1,
  ignores: NO_DOCS,
  reads: 'docs',
};
const search: Gate = {
  name: 'search',
  script: 'check:search',
  needs: ['builds'],
  cores: 1,
  ignores: NO_SITE,
  reads: 'builds',
};

/**
 * What decides whether a change lands, whether a version is released, and whether a site is deployed, in the order in
 * which it runs. `npm test`, `npm run release`, `npm run rehearse` and the workflow run this list. A gate that passed is not run
 * again until an input of it changes.
 */
export const gates: readonly Gate[] = [
  { name: 'types', script: 'check:types', needs: [], cores: 1, ignores: [DOCS, PROSE, /\.(md|css|txt)$/] },
  { name: 'lint', script: 'check:lint', needs: [], cores: 1, ignores: [DOCS, PROSE, /\.(md|txt)$/] },
  { name: 'docs', script: 'check:docs', needs: [], cores: 1, ignores: NO_DOCS, reads: 'docs' },
  ...(siteConfig.library ? [samples] : []),
  {
    name: 'unit',
    script: 'check:unit',
    needs: ['tools'],
    cores: 2,
    ignores: [DOCS, PROSE, BROWSER_TESTS, PIPELINE_TESTS],
  },
  {
    name: 'pipeline',
    script: 'check:pipeline',
    needs: ['tools'],
    cores: 2,
    // The fixture and the site are built with the styles.
    ignores: [DOCS, PROSE, BENCHMARKS, STYLES, /^e2e\//, /^(?!scripts\/[^/]*$).*\.test\.tsx?$/],
  },
  ...(siteConfig.library?.queries ? [search] : []),
  { name: 'size', script: 'check:size', needs: ['site'], cores: 1, ignores: NO_SITE, reads: 'builds' },
  { name: 'links', script: 'check:links', needs: ['tools', 'site'], cores: 2, ignores: NO_SITE, reads: 'builds' },
  {
    name: 'budget',
    script: 'check:budget',
    needs: ['fixture'],
    cores: 1,
    ignores: [DOCS, PROSE, BENCHMARKS, UNIT_TESTS, BROWSER_TESTS],
  },
  {
    name: 'product',
    script: 'check:product',
    needs: ['tools', 'fixture'],
    cores: 2,
    ignores: [DOCS, PROSE, BENCHMARKS, UNIT_TESTS, /^e2e\/site\//],
  },
  {
    name: 'site',
    script: 'check:site',
    needs: ['tools', 'site'],
    cores: 2,
    ignores: [PROSE, BENCHMARKS, UNIT_TESTS, /e2e\/[^/]*\.spec\.ts$/],
    reads: 'builds',
  },
];

/** What the first load of a page of the site may weigh: bytes as a host sends them (gzip), and files. Weights of 2026-11-26. */
export const weightLimits: WeightLimits = {
  // 153.1 kB, 119.3 kB of it scripts.
  page: { totalBytes: 154_000, scriptBytes: 122_000, files: 10 },
  // 188.5 kB, 109.3 kB of it scripts: every symbol of a package is in the HTML of its page.
  reference: { totalBytes: 206_000, scriptBytes: 122_000, files: 10 },
  // 146.9 kB, 124.0 kB of it scripts: the comparison is made in the browser.
  compare: { totalBytes: 154_000, scriptBytes: 125_000, files: 10 },
};
