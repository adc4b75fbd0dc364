import { expect, test } from 'vitest';
import { splitTokens } from './splitTokens.ts';

const kindsOf = (code: string, language: 'ts' | 'sh') =>
  splitTokens(code, language).flatMap(({ text, kind }) => (kind && kind !== 'punctuation' ? [[text, kind]] : []));

test('TypeScript has keywords, calls, texts and numbers', () => {
  expect(kindsOf('const a = await manager.getDevices({ id: 0x18d1, name: "a\\"b" });', 'ts')).toEqual([
    ['const', 'keyword'],
    ['await', 'keyword'],
    ['getDevices', 'function'],
    ['0x18d1', 'constant'],
    ['"a\\"b"', 'string'],
  ]);
});

test('a command begins with its program', () => {
  expect(kindsOf('app_process -cp /data/a.jar 2', 'sh')).toEqual([
    ['app_process', 'function'],
    ['-cp', 'string'],
    ['/data/a.jar', 'string'],
    ['2', 'constant'],
  ]);
});

test('no letter is lost', () => {
  const code = 'const device = await manager.requestDevice({\n    filters: [],\n});';
  expect(
    splitTokens(code, 'ts')
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});
