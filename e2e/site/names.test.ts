import Fuse from 'fuse.js';
import { expect, test } from 'vitest';
import { readText, VERSIONS } from './readSite.ts';

/** In letters: of long names, no other one is as near to the misspelt one. */
const LONG = 12;
const ASKED = 20;

test.each(VERSIONS.map(({ name, search }) => [name, search?.names ?? '']))(
  'Fuse.js alone finds misspelt names in the file of names of %s',
  (_version, file) => {
    const { index } = JSON.parse(readText(file));
    const names: string[] = index.records.map(({ v }: { v: string }) => v);
    const fuse = new Fuse(names, {}, Fuse.parseIndex(index));
    const asked = names.filter((name) => name.length >= LONG && name[3] !== name[4]).slice(0, ASKED);

    const found = asked.map((name) => fuse.search(swapLetters(name))[0]?.item);

    expect(asked).toHaveLength(ASKED);
    expect(found).toEqual(asked);
  },
);

const swapLetters = (name: string): string => name.replace(/^(...)(.)(.)/, '$1$3$2');
