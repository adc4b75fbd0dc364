import { expect, test } from 'vitest';
import {
  listUpgradeSteps,
  type PathVersion,
  resolveUpgradePath,
  type SiteUpgradeGuide,
  type StepKind,
  type UpgradeStep,
} from './upgrades.ts';

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

test('a step with the heading of an earlier one in its area takes its place', () => {
  const step = (anchor: string): UpgradeStep => ({
    kind: anchor === 'new' ? 'new' : 'breaking',
    anchor,
    title: anchor,
  });
  const guideOf = (path: string, area: string, anchors: string[]) => ({
    ...guide(path, ''),
    area: { id: area, title: area },
    steps: anchors.map(step),
  });
  const stages = [
    {
      from: '1',
      to: '2',
      guides: [guideOf('/2/a/', 'a', ['new', 'install', 'name']), guideOf('/2/b/', 'b', ['install'])],
    },
    { from: '2', to: '3', guides: [guideOf('/a/', 'a', ['install', 'open'])] },
  ];
  const steps = listUpgradeSteps(stages, (version) => (version === '3' ? '/' : `/${version}/`));
  expect(steps.map((some) => some.map(({ key }) => key))).toEqual([
    ['3 /a/#install', '2 /a/#name', '2 /a/#new', '2 /b/#install'],
    ['3 /a/#open'],
  ]);
});
