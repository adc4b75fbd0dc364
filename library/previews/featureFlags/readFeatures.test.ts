import { AdbFeature } from 'tango-latest-adb';
import { expect, test } from 'vitest';
import { readFeatures } from './readFeatures.ts';

const BANNER =
  'device::ro.product.name=oriole;ro.product.model=Pixel 6;ro.product.device=oriole;features=shell_v2,cmd,apex';
const presentIn = (text: string) =>
  readFeatures(text)?.features.flatMap(({ name, isPresent }) => (isPresent ? name : []));

test('a banner contains product, model, device and features', () => {
  expect(readFeatures(BANNER)).toMatchObject({
    product: 'oriole',
    model: 'Pixel 6',
    device: 'oriole',
    others: ['apex'],
  });
  expect(presentIn(BANNER)).toEqual(['shell_v2', 'cmd']);
});

test.each([
  ['a list with commas', 'shell_v2,cmd'],
  ['a list with lines', 'shell_v2\ncmd\n'],
  ['the property alone', 'features=shell_v2,cmd'],
  ['a banner in quotes', `"${BANNER}"`],
])('%s is read', (_, text) => {
  expect(presentIn(text)).toEqual(['shell_v2', 'cmd']);
});

test('an old banner ends with a semicolon and a zero, and has no features', () => {
  expect(presentIn('device::ro.product.name=hammerhead;ro.product.model=Nexus 5;\0')).toEqual([]);
});

test.each(['', '   ', '::', '!!! ???'])('"%s" is neither a banner nor a list', (text) => {
  expect(readFeatures(text)).toBeUndefined();
});

test('every feature that the library knows is listed with its effect', () => {
  const report = readFeatures('cmd');
  expect(report?.features.map(({ name }) => name)).toEqual(Object.values(AdbFeature));
  expect(report?.features.filter(({ effect }) => !effect)).toEqual([]);
});
