import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createConsole } from './createConsole.ts';

/** What our methods and those of Node.js have in common. */
type Printer = Pick<Console, keyof ReturnType<typeof createConsole>>;

type Use = (console: Printer) => void;

/** Print with our console. */
function printOwn(use: Use): string {
  let printed = '';
  use(createConsole((_level, text) => (printed += `${text}\n`)));
  return printed;
}

/** Print with the console of Node.js. */
function printNode(use: Use): string {
  let printed = '';
  const write: Writable['_write'] = (chunk, _encoding, done) => {
    printed += String(chunk);
    done();
  };
  use(new Console(new Writable({ write })));
  return printed;
}

const ROWS = [
  { name: 'Ada', load: 4, parts: ['arm', 'hook'] },
  { name: 'Bob', size: 2n },
];

const CALLS: Record<string, Use> = {
  'log with a format': (console) => console.log('%s of %d', 'one', 2, { a: [1] }),
  'log of nothing': (console) => console.log(),
  'warn and error': (console) => [console.warn('a', 1), console.error(new Map([[1, 'b']]))],
  'a table of objects': (console) => console.table(ROWS),
};

test.for(Object.entries(CALLS))('%s prints as in Node.js', ([, use]) => {
  expect(printOwn(use)).toBe(printNode(use));
});
