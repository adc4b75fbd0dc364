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
  { name: 'Bob', size: { height: 1, width: 2, depth: 3 } },
];

const CALLS: Record<string, Use> = {
  'log with a format': (console) => console.log('%s of %d', 'one', 2, { a: [1] }),
  'log of nothing': (console) => console.log(),
  'warn and error': (console) => [console.warn('a', 1), console.error(new Map([[1, 'b']]))],
  dir: (console) => console.dir({ a: { b: { c: { d: 1 } } } }, { depth: 0 }),
  'dir of a text with a format': (console) => console.dir('%s'),
  dirxml: (console) => console.dirxml([1], 2),
  'a group in a group': (console) => {
    console.group('Crane', 1);
    console.log('two\nlines');
    console.groupCollapsed();
    console.table([1]);
    console.groupEnd();
    console.warn('less');
    console.groupEnd();
    console.groupEnd();
    console.log('none');
  },
  assert: (console) => {
    console.assert(true, 'fine');
    console.assert(false);
    console.assert(0, 'the %s', 'crane', 1);
    console.assert(false, { a: 1 });
  },
  count: (console) => {
    console.count();
    console.count('a');
    console.count('a');
    console.countReset('a');
    console.count('a');
  },
  'a table of objects': (console) => console.table(ROWS),
  'a table of some columns': (console) => console.table(ROWS, ['load', 'none']),
  'a table of values': (console) => console.table(['a', 1, null, { name: 'Ada' }]),
  'a table of an object': (console) => console.table({ ada: { load: 1 }, bob: { load: [1, 2, 3, 4] } }),
  'a table of a map': (console) => console.table(new Map([['a', { b: 1 }]])),
  'a table of a set': (console) => console.table(new Set(['a', 2])),
  'a table of nothing': (console) => console.table([]),
  'a table of a text': (console) => console.table('a'),
};

test.for(Object.entries(CALLS))('%s prints as in Node.js', ([, use]) => {
  expect(printOwn(use)).toBe(printNode(use));
});

test('the time since a start is printed', () => {
  const printed = printOwn((console) => {
    console.timeLog('never started');
    console.time('crane');
    console.timeLog('crane', 'so far');
    console.timeEnd('crane');
    console.timeEnd('crane');
  });
  expect(printed).toMatch(/^crane: [\d.]+ms so far\ncrane: [\d.]+ms\n$/);
});

test('a trace is printed without the lines of the program that runs the sample', () => {
  const printed = printOwn((console) => console.trace('at the %s', 'crane'));
  expect(printed).toBe('Trace: at the crane\n');
});
