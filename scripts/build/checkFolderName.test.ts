import { expect, test } from 'vitest';
import { checkFolderName } from './checkFolderName.ts';

test.each(['/tmp/a#b/docs', '/tmp/what?/docs', '/tmp/a!/docs'])('%s is refused with the letter', (projectDir) => {
  const [mark] = /[#?!]/.exec(projectDir) ?? [];
  expect(() => checkFolderName(projectDir)).toThrow(`below ${projectDir}: the path contains "${mark}".`);
});

test.each(['/tmp/a [x]/docs', '/tmp/{a,b}/$1 é', '/tmp/(a)*+@'])('%s is read', (projectDir) => {
  expect(() => checkFolderName(projectDir)).not.toThrow();
});
