import path from 'node:path';
import { expect, test } from 'vitest';
import { readSocialImage } from './socialImage.ts';

const _PROJECT_DIR = path.join(import.meta.dirname, '../..');

test('a file of another kind is an error', () => {
  expect(() => readSocialImage(import.meta.dirname, { file: 'socialImage.test.ts', alt: 'A' })).toThrow('is not a PNG');
});
