import { expect, test } from 'vitest';
import { TextShelf } from './TextShelf.ts';

test('a file is read once, and at hand from then on', async () => {
  const read: string[] = [];
  const shelf = new TextShelf(async (href) => {
    read.push(href);
    return ['words'];
  });

  const both = [shelf.load('/a'), shelf.load('/a')];
  expect(shelf.peek('/a')).toBeNull();
  expect(await Promise.all(both)).toEqual([['words'], ['words']]);
  expect(shelf.peek('/a')).toEqual(['words']);
  expect(read).toEqual(['/a']);
});

test('a file that cannot be read is no texts, and is tried again', async () => {
  const answers = [() => Promise.reject(new Error('Gone.')), () => Promise.resolve(['words'])];
  const shelf = new TextShelf(() => answers.shift()?.() ?? Promise.resolve([]));

  expect(await shelf.load('/a')).toBeNull();
  expect(shelf.peek('/a')).toBeNull();
  expect(await shelf.load('/a')).toEqual(['words']);
});

test('more files than are worth keeping make it start anew', async () => {
  const shelf = new TextShelf(async (href) => [href]);
  for (let file = 0; file <= 200; file++) await shelf.load(`/${file}`);

  expect(shelf.peek('/0')).toBeNull();
  expect(shelf.peek('/200')).toEqual(['/200']);
});
