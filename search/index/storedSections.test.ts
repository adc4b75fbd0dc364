import { expect, test } from 'vitest';
import { anchorOf, headingOf, storeSection } from './storedSections.ts';

test.each([
  ['', ''],
  ['two-network-modes', 'Two network modes'],
  ['adbtcpipsetport', 'adb.tcpip.setPort()'],
  ['a--b', 'A — b'],
  ['größe', 'Größe'],
])('the anchor "%s" is not stored beside its heading "%s"', (anchor, heading) => {
  expect(storeSection({ anchor, heading })).toBe(heading);
  expect([anchorOf(heading), headingOf(heading)]).toEqual([anchor, heading]);
});

test.each([
  ['example-1', 'Example'],
  ['own', 'Another heading'],
  ['', 'A heading without an anchor'],
])('the anchor "%s" is stored beside the heading "%s"', (anchor, heading) => {
  const stored = storeSection({ anchor, heading });

  expect(stored).toEqual([anchor, heading]);
  expect([anchorOf(stored), headingOf(stored)]).toEqual([anchor, heading]);
});
