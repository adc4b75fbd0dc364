import { expect, test } from 'vitest';
import { summarizeFailures } from './buildAll.ts';

test('a failed build names version, ref, commit and fault, and the command that tries again', () => {
  const version = {
    name: '1.0.0',
    label: '1.0.0',
    role: 'older',
    ref: 'docs/1.0.0',
    date: '',
  } as const;
  const failed = { ...version, commit: 'c'.repeat(40), docsTree: '', lockState: 'ahead' } as const;
  const { message, hint } = summarizeFailures([{ version: failed, text: '/gone/ is no page' }], 3);
  expect(message).toContain(`──── 1.0.0 ────\ndocs/1.0.0 at ${failed.commit}\n/gone/ is no page`);
  expect(message).toContain('1 of 3 builds failed: 1.0.0.');
  expect(hint).toContain('npm run build -- 1.0.0');
});
