import { expect, test } from 'vitest';
import { headScript } from './headScript.ts';

interface Tag {
  tag: string;
  children?: string;
}

function mapTags(tags: Tag[]): Tag[] {
  // The plugin always writes a list with one function, which uses nothing but the tags.
  const written = headScript('own()').builderConfig?.html?.tags as unknown as [(tags: Tag[]) => Tag[]];
  return written[0](tags);
}

test('it comes before every other tag', () => {
  expect(mapTags([{ tag: 'meta' }]).map(({ tag, children }) => children ?? tag)).toEqual(['own()', 'meta']);
});
