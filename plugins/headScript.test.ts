import { expect, test } from 'vitest';
import { formatHeadScript, headScript } from './headScript.ts';

interface Tag {
  tag: string;
  children?: string;
}

function mapTags(statements: string[], tags: Tag[]): Tag[] {
  // The plugin always writes a list with one function, which uses nothing but the tags.
  const written = headScript(formatHeadScript(statements)).builderConfig?.html?.tags as unknown as [
    (tags: Tag[]) => Tag[],
  ];
  return written[0](tags);
}

test('all statements stand first, in order, in one script', () => {
  const tags = mapTags(['first()', 'second()'], [{ tag: 'meta' }]);
  expect(tags.map(({ tag, children }) => children ?? tag)).toEqual(['first();second()', 'meta']);
});

test("Rspress's own script for colours is taken out", () => {
  const tags = mapTags(['own()'], [{ tag: 'script', children: "localStorage.getItem('rspress-theme-appearance')" }]);
  expect(tags.map(({ children }) => children)).toEqual(['own()']);
});
