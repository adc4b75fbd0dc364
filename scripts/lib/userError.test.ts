import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainSystemError, UserError } from './userError.ts';

const catchError = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

const failWith = (code: string, file: string) =>
  Object.assign(new Error(`${code}: refused, open '${file}'`), { code, path: file });

test.runIf(existsSync('/dev/full'))('a full disk is one line with the work folder, where the system names none', () => {
  const file = openSync('/dev/full', 'w');
  const error = catchError(() => writeSync(file, 'text'));
  closeSync(file);
  expect(explainSystemError(error, '/project/.site')).toMatchObject({
    name: 'UserError',
    message: 'Cannot use the folder /project/.site: no space is left on its disk (ENOSPC).',
    hint: expect.stringContaining('Make room there'),
  });
});

test.each([
  ['EROFS', 'its disk is read-only'],
  ['EACCES', 'you lack the permission'],
  ['EPERM', 'you lack the permission'],
  ['EDQUOT', 'your share of its disk is used up'],
])('%s is told with the folder of the file: %s', (code, reason) => {
  expect(explainSystemError(failWith(code, '/project/dist/a.html'), '/work')).toMatchObject({
    message: `Cannot use the folder /project/dist: ${reason} (${code}).`,
  });
});

test('what the process of a build printed counts, too', () => {
  const error = Object.assign(new Error('The build failed.'), {
    output: 'Error: ENOSPC: no space left on device, write',
  });
  expect(explainSystemError(error, '/project/.site')).toBeInstanceOf(UserError);
});

test('other errors stay as they are', () => {
  const errors = [
    catchError(() => readFileSync('/no/such/file')),
    new Error('x'),
    new UserError('a', { hint: 'b' }),
    'text',
  ];
  expect(errors.map((error) => explainSystemError(error, '/'))).toEqual(errors);
});
