import { expect, test } from 'vitest';
import type { SiteUpgradeGuide } from './upgrades.ts';
import { listUpgradeSteps } from './upgrades.ts';

const guide = (path: string, area: string, anchors: string[]): SiteUpgradeGuide => ({
  ...{ path, title: 'Upgrade', from: '' },
  area: { id: area, title: area },
  steps: anchors.map((anchor) => ({ kind: anchor.startsWith('new') ? 'new' : 'breaking', anchor, title: anchor })),
});
const stages = [
  { from: '1', to: '2', guides: [guide('/2/a/', 'a', ['install', 'name', 'new']), guide('/2/b/', 'b', ['install'])] },
  { from: '2', to: '3', guides: [guide('/a/', 'a', ['install', 'open'])] },
];
const pathOf = (version: string) => (version === '3' ? '/' : `/${version}/`);

test('a step with the heading of an earlier one in its area takes its place', () => {
  const steps = listUpgradeSteps(stages, pathOf).flatMap((group) => group.steps);
  expect(steps.map(({ key }) => key)).toEqual([
    '3 /a/#install',
    '2 /a/#name',
    '2 /b/#install',
    '3 /a/#open',
    '2 /a/#new',
  ]);
});
