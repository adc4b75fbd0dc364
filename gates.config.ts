import type { Weight } from './scripts/checks/size/weight.ts';
import type { Gate } from './scripts/gates/gate.ts';
import { siteConfig } from './site.config.ts';

/** Tests, which do not decide what a site is. */
const TESTS = /\.spec\.ts$|\.test\.tsx?$/;

/** What readers see and tests of it, which do not decide what the docs say. */
const NO_SHELL = /^(theme|e2e|library\/e2e)\/|\.test\.tsx?$/;

const samples: Gate = {
  name: 'samples',
  script: 'check:samples',
  needs: [],
  cores: 1,
  ignores: NO_SHELL,
  reads: 'docs',
};
const search: Gate = {
  name: 'search',
  script: 'check:search',
  needs: ['builds'],
  cores: 1,
  ignores: TESTS,
  reads: 'builds',
};

/**
 * What decides whether a change lands, whether a version is released, and whether a site is deployed, in the order in
 * which it runs. `npm test`, `npm run release`, `npm run rehearse` and the workflow run this list. A gate that passed is not run
 * again until an input of it changes.
 */
export const gates: readonly Gate[] = [
  { name: 'types', script: 'check:types', needs: [], cores: 1, ignores: /^docs\/|\.(md|css|txt)$/ },
  { name: 'lint', script: 'check:lint', needs: [], cores: 1, ignores: /^docs\/|\.(md|txt)$/ },
  { name: 'docs', script: 'check:docs', needs: [], cores: 1, ignores: NO_SHELL, reads: 'docs' },
  ...(siteConfig.library ? [samples] : []),
  { name: 'unit', script: 'check:unit', needs: ['tools'], cores: 2, ignores: /^docs\/|\.spec\.ts$/ },
  ...(siteConfig.library?.queries ? [search] : []),
  { name: 'size', script: 'check:size', needs: ['site', 'fixture'], cores: 1, ignores: TESTS, reads: 'builds' },
  { name: 'links', script: 'check:links', needs: ['tools', 'site'], cores: 2, ignores: TESTS, reads: 'builds' },
  { name: 'product', script: 'check:product', needs: ['tools', 'fixture'], cores: 2, ignores: /^docs\/|\.test\.tsx?$/ },
  {
    name: 'site',
    script: 'check:site',
    needs: ['tools', 'site'],
    cores: 2,
    ignores: /e2e\/[^/]*\.spec\.ts$|\.test\.tsx?$/,
    reads: 'builds',
  },
];

/**
 * What the first load of a page of the site may weigh: bytes as a host sends them (gzip), and files. Sidebars and pages grow:
 * the heaviest page had 138.4 kB, 109.9 kB of it scripts, on 2026-11-23; on top of that, 10 %.
 */
export const weightLimits: Weight = { totalBytes: 152_000, scriptBytes: 121_000, files: 10 };
