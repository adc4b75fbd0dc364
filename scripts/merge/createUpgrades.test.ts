import { expect, test } from 'vitest';
import { makePage, makeSite } from '../testing/makeRecord.ts';
import { createUpgrades } from './createUpgrades.ts';
import { addUpgradesList, formatUpgradesList } from './formatUpgradesList.ts';

const steps = [{ kind: 'new' as const, anchor: 'a', title: 'A' }];
const upgrade = { from: '3.0.0', steps };
const { records, manifest } = makeSite({
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
          { path: '/b/', title: 'Upgrade', area: { id: 'tango', title: 'Quick start' }, from: '3.0.0', steps },
          { path: '/z/', title: 'Upgrade <z>', area: null, from: '3.0.0', steps },
        ],
      },
      { name: '3.0.0', guides: [] },
    ],
  });
});

test('the list of the page has every guide, as text', () => {
  expect(formatUpgradesList(upgrades, manifest, 'en')).toBe(
    '<p>The upgrade guides of every version, newest first.</p><h2>4.0.0</h2><ul>' +
      '<li><a href="/b/">Upgrade</a> <small>Quick start</small></li>' +
      '<li><a href="/z/">Upgrade &lt;z&gt;</a></li></ul>',
  );
});

test('says that there are no guides', () => {
  expect(formatUpgradesList({ schema: 1, versions: [] }, manifest, 'en')).toContain('No version has');
});

test('needs a page with a place for the list', () => {
  expect(addUpgradesList('<div class="a" data-upgrades="" id="b"></div>', '<p>1</p>')).toBe(
    '<div class="a" data-upgrades="" id="b"><p>1</p></div>',
  );
  expect(() => addUpgradesList('<p></p>', '')).toThrow('no place');
});
