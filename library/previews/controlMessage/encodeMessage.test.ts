import { expect, test } from 'vitest';
import { LATEST, VERSIONS } from '../parts/scrcpyVersions.ts';
import { encodeMessage, type MessageFields, type MessageKind, START } from './encodeMessage.ts';

const encode = (kind: MessageKind, version: string, fields: Partial<MessageFields> = {}) =>
  encodeMessage(kind, version, { ...START, ...fields });
const TOUCH = {
  touchAction: 'Down',
  pointerId: '-2',
  pointerX: '100',
  pointerY: '200',
  videoWidth: '1080',
  videoHeight: '1920',
};
const SCROLL = { pointerX: '1', pointerY: '2', videoWidth: '1080', videoHeight: '1920', buttons: '0' };

// Written by hand from the layouts: most significant byte first.
test.each([
  ['3.3.3', '02 00 ff ff ff ff ff ff ff fe 00 00 00 64 00 00 00 c8 04 38 07 80 ff ff 00 00 00 01 00 00 00 01'],
  ['1.25', '02 00 ff ff ff ff ff ff ff fe 00 00 00 64 00 00 00 c8 04 38 07 80 ff ff 00 00 00 01'],
])('a touch of %s has its bytes', (version, bytes) => {
  expect(encode('touch', version, { ...TOUCH, pressure: '1', actionButton: '1', buttons: '1' }).bytes).toBe(bytes);
});

test('a pressure of a half is half of 65536', () => {
  const rows = encode('touch', LATEST, { pressure: '0.5' }).rows;
  expect(rows).toContainEqual(['pressure', '80 00', '0.5']);
});

test('a key has its bytes', () => {
  expect(encode('key', LATEST, { keyCode: 'KeyA', keyAction: 'Up', repeat: '0', metaState: 'Shift' }).bytes).toBe(
    '00 01 00 00 00 1d 00 00 00 00 00 00 00 01',
  );
});

test('a text has its length in bytes', () => {
  expect(encode('text', LATEST, { text: 'é!' }).bytes).toBe('01 00 00 00 03 c3 a9 21');
  expect(encode('text', LATEST, { text: '' }).bytes).toBe('01 00 00 00 00');
});

// One step up: a sixteenth of 0x8000 since 3.3.1, all of it since 1.25 (0x7fff means 1), a whole number before.
test.each([
  ['3.3.3', '03 00 00 00 01 00 00 00 02 04 38 07 80 00 00 08 00 00 00 00 00'],
  ['3.2', '03 00 00 00 01 00 00 00 02 04 38 07 80 00 00 7f ff 00 00 00 00'],
  ['1.22', '03 00 00 00 01 00 00 00 02 04 38 07 80 00 00 00 00 00 00 00 01 00 00 00 00'],
  ['1.15', '03 00 00 00 01 00 00 00 02 04 38 07 80 00 00 00 00 00 00 00 01'],
])('a step of the wheel in %s has its bytes', (version, bytes) => {
  expect(encode('scroll', version, { ...SCROLL, scrollX: '0', scrollY: '1' }).bytes).toBe(bytes);
});

test('no message is sent to an old server for a fraction of a step', () => {
  expect(encode('scroll', '1.20', { ...SCROLL, scrollX: '0', scrollY: '0.5' })).toMatchObject({
    problems: {},
    rows: [],
  });
});

test('the parts of each message contain all of its bytes, in every version', () => {
  for (const version of VERSIONS.keys())
    for (const kind of ['touch', 'key', 'text', 'scroll'] as const) {
      const { rows, count } = encode(kind, version);
      const total = rows.flatMap(([, bytes]) => (bytes === '' ? [] : bytes.split(' '))).length;
      expect([version, kind, total]).toEqual([version, kind, count]);
      expect(rows.slice(0, -1).every(([, bytes]) => bytes !== '')).toBe(true);
    }
});

test('fields that cannot be read are reported', () => {
  expect(encode('touch', LATEST, { pointerX: 'left', pressure: '2', videoWidth: '70000' }).problems).toEqual({
    pointerX: 'Use digits, or hexadecimal after 0x.',
    pressure: 'Use a number from 0 to 1.',
    videoWidth: 'Use a number from 0 to 65535.',
  });
});

test('fields of other kinds of messages are ignored', () => {
  expect(encode('key', LATEST, { pressure: '' }).bytes).toBeDefined();
});
