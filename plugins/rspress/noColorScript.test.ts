import { expect, test } from 'vitest';
import { noColorScript } from './noColorScript.ts';

interface Tag {
  tag: string;
  children?: string;
}

function mapTags(tags: Tag[]): Tag[] {
  // The plugin always writes a list with one function, which uses nothing but the tags.
  const written = noColorScript().builderConfig?.html?.tags as unknown as [(tags: Tag[]) => Tag[]];
  return written[0](tags);
}

test("Rspress's own script for colours is taken out, and no other tag", () => {
  const own = { tag: 'script', children: 'own()' };
  const theirs = { tag: 'script', children: "localStorage.getItem('rspress-theme-appearance')" };

  expect(mapTags([own, theirs, { tag: 'meta' }])).toEqual([own, { tag: 'meta' }]);
});
