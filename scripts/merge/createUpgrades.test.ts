import { expect, test } from 'vitest';
import { renderer } from '../testing/makeBuild.ts';
import { makePage, makeSite } from '../testing/makeRecord.ts';
import { createUpgrades } from './createUpgrades.ts';

const steps = [{ kind: 'new' as const, anchor: 'a', title: 'A' }];
const upgrade = { from: '3.0.0', steps };
const { records } = makeSite({
  next: [makePage('/a/')],
  latest: [
    makePage('/z/', { upgrade, sidebar: null, title: 'Upgrade <z>' }),
    makePage('/b/', { upgrade, title: 'Upgrade' }),
    makePage('/c/'),
  ],
  older: [makePage('/a/')],
});
const upgrades = createUpgrades(records);

test('lists the guides of each version in the order of the areas', () => {
  expect(upgrades).toEqual({
    schema: 1,
    versions: [
      { name: 'next', guides: [] },
      {
        name: '4.0.0',
        guides: [
          { path: '/b/', title: 'Upgrade', area: { id: 'start', title: 'Quick start' }, from: '3.0.0', steps },
          { path: '/z/', title: 'Upgrade <z>', area: null, from: '3.0.0', steps },
        ],
      },
      { name: '3.0.0', guides: [] },
    ],
  });
});

test('the list of the page has every guide, as text', () => {
  expect(renderer.parts.upgradesList({ upgrades, labelOf: (name) => name })).toBe(
    '<p>The upgrade guides of every version, newest first.</p><section><h2>4.0.0</h2><ul>' +
      '<li><a href="/b/">Upgrade</a> <small>Quick start</small></li>' +
      '<li><a href="/z/">Upgrade &lt;z&gt;</a></li></ul></section>',
  );
});

test('says that there are no guides', () => {
  const none = renderer.parts.upgradesList({ upgrades: { schema: 1, versions: [] }, labelOf: (name) => name });
  expect(none).toContain('No version has');
});
