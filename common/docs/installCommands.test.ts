import { expect, test } from 'vitest';
import { formatInstall, MANAGERS, parseInstalls } from './installCommands.ts';

const formatAll = (code: string): string[] | undefined => {
  const lines = parseInstalls(code);
  return lines && MANAGERS.map((manager) => lines.map((line) => formatInstall(line, manager)).join('\n'));
};

test.each([
  ['npm install a', ['npm install a', 'yarn add a', 'pnpm add a']],
  [
    'npm i -D @a/b@1.0.0',
    ['npm install --save-dev @a/b@1.0.0', 'yarn add --dev @a/b@1.0.0', 'pnpm add --save-dev @a/b@1.0.0'],
  ],
  [
    'npm install --save-exact a@^1.2',
    ['npm install --save-exact a@^1.2', 'yarn add --exact a@^1.2', 'pnpm add --save-exact a@^1.2'],
  ],
  [
    'npm install a\nnpm install -D b',
    ['npm install a\nnpm install --save-dev b', 'yarn add a\nyarn add --dev b', 'pnpm add a\npnpm add --save-dev b'],
  ],
  ['# once\nnpm install a', ['# once\nnpm install a', '# once\nyarn add a', '# once\npnpm add a']],
])('%j is written for each package manager', (code, expected) => {
  expect(formatAll(code)).toEqual(expected);
});

test('more than three packages have a line each, also where the writer continued a line', () => {
  expect(formatAll('npm install a b \\\n  c d')?.[1]).toBe('yarn add \\\n  a \\\n  b \\\n  c \\\n  d');
  expect(formatAll('npm install a b c')?.[0]).toBe('npm install a b c');
});

test.each([
  ['npm install'],
  ['npm install --global pnpm'],
  ['npm install ./package.tgz'],
  ['npm install other@npm:a@1'],
  ['npm install "a@>=1"'],
  ['npm install a && npm start'],
  ['npm install a\nnpm start'],
  ['npm ci'],
  ['# npm install a'],
])('%j stays as it is', (code) => {
  expect(parseInstalls(code)).toBeUndefined();
});
