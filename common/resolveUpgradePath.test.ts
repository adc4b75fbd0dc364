import { expect, test } from 'vitest';
import type { SiteUpgradeGuide, StepKind } from './upgrades.ts';
import { type PathVersion, resolveUpgradePath } from './upgrades.ts';

const guide = (path: string, from: string, kinds: readonly StepKind[] = ['new']): SiteUpgradeGuide => ({
  path,
  title: path,
  area: null,
  from,
  steps: kinds.map((kind, index) => ({ kind, anchor: `${kind}-${index}`, title: kind })),
});

const VERSIONS: PathVersion[] = [
  { name: 'next', role: 'next', guides: [guide('/next/a/', '2.1.0')] },
  { name: '3.0.0-beta.1', role: 'prerelease', guides: [guide('/3.0.0-beta.1/a/', '2.1.0')] },
  { name: '2.1.0', role: 'latest', guides: [guide('/a/', '2.0.0', ['breaking', 'new']), guide('/b/', '2.0.0')] },
  { name: '2.0.0', role: 'older', guides: [guide('/2.0.0/b/', '1.0.0', ['breaking', 'behaviour'])] },
  { name: '1.1.0', role: 'older', guides: [] },
  { name: '1.0.0', role: 'older', guides: [] },
];

const walk = (from: string, to: string) =>
  resolveUpgradePath(VERSIONS, { from, to }).map(
    (stage) => `${stage.from} ${stage.to}: ${stage.guides.map(({ path }) => path)}`,
  );

test.each([
  ['goes over each version between', '2.0.0', 'next', ['2.0.0 2.1.0: /a/,/b/', '2.1.0 next: /next/a/']],
  ['has a gap where no version has a guide', '1.0.0', '1.1.0', ['1.0.0 1.1.0: ']],
  ['has a gap where a guide starts elsewhere', '1.1.0', '2.1.0', ['1.1.0 2.0.0: ', '2.0.0 2.1.0: /a/,/b/']],
  ['ends at a pre-release that is asked for', '2.1.0', '3.0.0-beta.1', ['2.1.0 3.0.0-beta.1: /3.0.0-beta.1/a/']],
  ['is empty between equal versions', '2.1.0', '2.1.0', []],
])('the way up %s', (_name, from, to, stages) => expect(walk(from, to)).toEqual(stages));
