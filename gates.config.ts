import type { Weight } from './scripts/checks/size/weight.ts';
import type { Gate } from './scripts/gates/gate.ts';

/**
 * What decides whether a change lands, whether a version is released, and whether a site is deployed, in the order in
 * which it runs. `npm test`, `npm run release`, `npm run rehearse` and the workflow run this list.
 */
export const gates: readonly Gate[] = [
  { name: 'types', script: 'check:types', needs: [], cores: 1 },
  { name: 'lint', script: 'check:lint', needs: [], cores: 1 },
  { name: 'docs', script: 'check:docs', needs: [], cores: 1 },
  { name: 'samples', script: 'check:samples', needs: [], cores: 1 },
  { name: 'unit', script: 'check:unit', needs: ['tools'], cores: 2 },
  { name: 'search', script: 'check:search', needs: ['builds'], cores: 1 },
  { name: 'size', script: 'check:size', needs: ['site', 'fixture'], cores: 1 },
  { name: 'links', script: 'check:links', needs: ['tools', 'site'], cores: 2 },
  { name: 'product', script: 'check:product', needs: ['tools', 'fixture'], cores: 2 },
  { name: 'site', script: 'check:site', needs: ['tools', 'site'], cores: 2 },
];

/**
 * What the first load of a page of the site may weigh: bytes as a host sends them (gzip), and files. Sidebars and pages grow:
 * the heaviest page had 138.4 kB, 109.9 kB of it scripts, on 2026-11-23; on top of that, 10 %.
 */
export const weightLimits: Weight = { totalBytes: 152_000, scriptBytes: 121_000, files: 10 };
