import { expect, test } from 'vitest';
import { LATEST, VERSIONS } from '../parts/scrcpyVersions.ts';
import {
  buildCommand,
  DEFAULTS,
  explainMissing,
  explainMissingChoices,
  listChoices,
  type OptionFields,
} from './buildCommand.ts';

const START = 'app_process -cp /data/local/tmp/scrcpy-server.jar / com.genymobile.scrcpy.Server';
const argsOf = (version: string, fields: Partial<OptionFields>) =>
  buildCommand(version, { ...DEFAULTS, ...fields })
    .command?.replace(`${START} ${version}`, '')
    .trim();

test('defaults are not written', () => {
  expect(argsOf(LATEST, {})).toBe('');
});

test('other values are arguments with names', () => {
  expect(argsOf('3.3.3', { maxSize: '1280', videoCodec: 'h265', audio: false, audioBitRate: '64000' })).toBe(
    'max_size=1280 video_codec=h265 audio=false audio_bit_rate=64000',
  );
});

test('before 1.21 all arguments are written, in a fixed order', () => {
  expect(argsOf('1.20', { maxSize: '720', videoBitRate: '2000000' })).toBe(
    'debug 720 2000000 0 -1 false - true true 0 false false - - false',
  );
});

test('the bit rate has its old name before 2.0', () => {
  expect(argsOf('1.25', { videoBitRate: '2000000' })).toBe('bit_rate=2000000');
  expect(argsOf('2.0', { videoBitRate: '2000000' })).toBe('video_bit_rate=2000000');
});

test.each([
  ['audio', '1.25', 'Only since server 2.0.'],
  ['videoCodec', '1.25', 'Only since server 2.0.'],
  ['video', '2.0', 'Only since server 2.1.'],
  ['powerOffOnClose', '1.17', 'Only since server 1.18.'],
  ['videoBitRate', '1.15', undefined],
] as const)('the option %s in %s: %s', (name, version, words) => {
  expect(explainMissing(name, version)).toBe(words);
});

test('options and values that a version lacks are left out', () => {
  expect(argsOf('1.25', { audio: false, video: false, videoCodec: 'av1' })).toBe('');
  expect(listChoices('audioCodec', '2.2')).not.toContain('flac');
  expect(explainMissingChoices('audioCodec', '2.2')).toBe('flac: only since 2.3');
  expect(argsOf('2.2', { audioCodec: 'flac' })).toBe('');
  expect(argsOf('2.3', { audioCodec: 'flac' })).toBe('audio_codec=flac');
});

test('a number that cannot be read is reported if the version has the option', () => {
  expect(buildCommand('3.3.3', { ...DEFAULTS, maxSize: 'big', audioBitRate: '' })).toMatchObject({
    problems: { maxSize: 'Use digits, or hexadecimal after 0x.', audioBitRate: 'Enter a number.' },
  });
  expect(buildCommand('1.25', { ...DEFAULTS, audioBitRate: '' }).command).toBeDefined();
});

test('every version has a command', () => {
  for (const version of VERSIONS.keys()) expect(buildCommand(version, DEFAULTS).command).toContain(`Server ${version}`);
});
