import { expect, test } from 'vitest';
import { parseReleaseNotes } from './releaseNotes.ts';

test('highlights are lines of text, and the text below stays Markdown', () => {
  const source = '---\nhighlights:\n  - "Faster: <b>twice</b>"\n  - Smaller\n---\n\n# More\n';
  expect(parseReleaseNotes(source)).toEqual({
    highlights: ['Faster: <b>twice</b>', 'Smaller'],
    hasText: true,
    text: '# More',
  });
  expect(parseReleaseNotes('---\nhighlights: [One]\n---\n')).toEqual({ highlights: ['One'], hasText: false });
});

test.each([
  ['# Only text\n', 'highlights: '],
  ['---\nhighlights: []\n---\n', 'highlights: has no line'],
  ['---\nhighlights: [a, b, c, d]\n---\n', 'highlights: has more than three lines'],
  [`---\nhighlights: [${'a'.repeat(121)}]\n---\n`, 'highlights.0: has more than 120 characters'],
  ['---\nhighlights: [a]\ntitle: b\n---\n', 'Unrecognized key: "title"'],
])('%j is refused', (source, message) => {
  expect(() => parseReleaseNotes(source)).toThrow(message);
});
