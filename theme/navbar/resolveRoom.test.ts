import { expect, test } from 'vitest';
import { resolveRoom } from './resolveRoom.ts';

const SECTIONS = ['Guide', 'API'];

test.each([
  ['few short names fit a laptop', ['Web'], 'laptop'],
  ['more names need a desktop', ['Companion application', 'Sponsor the project of your choice', 'More'], 'desktop'],
  ['too many names fit nowhere', Array.from({ length: 12 }, (_, index) => `Long entry number ${index}`), 'none'],
])('%s', (_name, labels, room) => {
  expect(resolveRoom('Trial', [...SECTIONS, ...labels])).toBe(room);
});
