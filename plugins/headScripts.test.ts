import { expect, test } from 'vitest';
import { headScripts } from './headScripts.ts';

interface Tag {
  tag: string;
  children?: string;
}

function mapTags(scripts: string[], tags: Tag[]): Tag[] {
  // The plugin always writes a list with one function, which uses nothing but the tags.
  const written = headScripts(scripts).builderConfig?.html?.tags as unknown as [(tags: Tag[]) => Tag[]];
  return written[0](tags);
}

test('scripts stand first, in order', () => {
  const tags = mapTags(['first()', 'second()'], [{ tag: 'meta' }]);
  expect(tags.map(({ tag, children }) => children ?? tag)).toEqual(['first()', 'second()', 'meta']);
});

test("Rspress's own script for colours is taken out", () => {
  expect(mapTags([], [{ tag: 'script', children: "localStorage.getItem('rspress-theme-appearance')" }])).toEqual([]);
});
