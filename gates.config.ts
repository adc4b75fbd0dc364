import type { Gate } from './scripts/gates/runGates.ts';

// Trees of pages are many short-lived objects; a larger nursery (in MB) collects them faster.
const docs = 'node --max-semi-space-size=32 --import tsx scripts/cli.ts';
const TYPES = 'tsc -b . packages/offline-worker library library/device';
const LINT = 'biome check';

/**
 * What decides whether a change lands, a version is released and a site is deployed: cheap gates first, those of one row side
 * by side.
 */
export const gates: readonly (readonly Gate[])[] = [
  [
    { name: 'types', command: TYPES },
    { name: 'lint', command: LINT },
  ],
  [
    { name: 'imports', command: `${docs} check imports` },
    { name: 'docs', command: `${docs} check docs next latest` },
  ],
  [{ name: 'samples', command: `${docs} check samples next latest` }],
  [{ name: 'tools', command: `${docs} tools` }],
  [{ name: 'unit', command: 'vitest run --project modules --project library', needs: ['tools'] }],
  [{ name: 'build', command: `${docs} build` }],
  [{ name: 'merge', command: `${docs} merge`, needs: ['build'] }],
  [
    { name: 'size', command: `${docs} check size`, needs: ['build', 'merge'] },
    { name: 'search', command: `${docs} check search`, needs: ['build'] },
  ],
  [{ name: 'links', command: `${docs} check links`, needs: ['tools', 'build', 'merge'] }],
  [{ name: 'pipeline', command: 'vitest run --project pipeline' }],
  [{ name: 'fixture', command: `${docs} fixture --build` }],
  [{ name: 'html', command: 'vitest run --project html', needs: ['fixture'] }],
  [{ name: 'product', command: 'playwright test', needs: ['tools', 'fixture'] }],
  [{ name: 'site-files', command: 'vitest run --project site', needs: ['build', 'merge'] }],
  [{ name: 'site', command: 'playwright test --config playwright.site.config.ts', needs: ['tools', 'build', 'merge'] }],
];

/** What else runs every week and before a tag: the matrices, all versions, and equal bytes. */
export const weeklyGates: readonly (readonly Gate[])[] = [
  [{ name: 'all-docs', command: `${docs} check docs` }],
  [{ name: 'all-samples', command: `${docs} check samples` }],
  [{ name: 'all-tools', command: `${docs} tools --all` }],
  [{ name: 'all-units', command: 'vitest run --project all', needs: ['all-tools'] }],
  [
    {
      name: 'all-pages',
      command: 'playwright test --config playwright.all.config.ts',
      needs: ['tools', 'build', 'merge', 'fixture'],
    },
  ],
  [{ name: 'all-site-files', command: 'env DOCS_ALL=1 vitest run --project site', needs: ['build', 'merge'] }],
  [
    {
      name: 'all-site',
      command: 'env DOCS_ALL=1 playwright test --config playwright.site.config.ts',
      needs: ['tools', 'build', 'merge'],
    },
  ],
  [{ name: 'bytes', command: `${docs} check bytes` }],
  [{ name: 'external-links', command: `${docs} check links --external`, needs: ['tools', 'build', 'merge'] }],
];

/** What a writer runs; all of it reads the working tree. */
export const writerGates: readonly (readonly Gate[])[] = [
  [
    { name: 'types', command: TYPES },
    { name: 'docs', command: `${docs} check docs next`, repeat: 'npm run check -- docs next' },
  ],
  [
    { name: 'lint', command: LINT },
    { name: 'samples', command: `${docs} check samples next`, repeat: 'npm run check -- samples next' },
  ],
  [
    {
      name: 'build',
      command: `${docs} build --work-tree next`,
      repeat: 'npm run build -- --work-tree next',
    },
  ],
  [
    {
      name: 'links',
      command: `${docs} check links next --work-tree`,
      repeat: 'npm run check -- links next --work-tree',
      needs: ['build'],
    },
  ],
];
