import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../../scripts/testing/makeRepo.ts';
import { readContent } from './content.ts';

function makeContent(files: Record<string, string>): string {
  const dir = makeTempDir();
  writeFiles(dir, files);
  return dir;
}

test('reads title, description, keywords and moves from the front matter', () => {
  const dir = makeContent({
    'api/x.md': "---\ntitle: X\ndescription: About X\nkeywords: [one, 2]\nmovedFrom: ['/y/']\n---\n# X\n",
  });
  expect(readContent(dir).pages).toMatchObject([
    {
      filePath: 'api/x.md',
      route: '/api/x/',
      title: 'X',
      description: 'About X',
      keywords: ['one', '2'],
      movedFrom: ['/y/'],
    },
  ]);
});

test('a key without a value names no words', () => {
  const dir = makeContent({ 'x.md': '---\nkeywords:\n---\n# X\n', 'y.md': '# Y\n' });
  for (const page of readContent(dir).pages) expect(page).toMatchObject({ keywords: [] });
});

test('a page without a title in its front matter has that of its first heading', () => {
  const text = '```sh\n# no title\n```\n\n# The `read` call {#read}\n\n# More\n';
  expect(readContent(makeContent({ 'a.md': text })).pages).toMatchObject([{ title: 'The read call' }]);
});

test('leaves out partials and public files', () => {
  const dir = makeContent({ 'index.md': '# Home\n', '_part.md': 'part\n', 'public/note.md': 'note\n' });
  expect(readContent(dir).pages.map(({ route }) => route)).toEqual(['/']);
});

test('the release notes are no page; a page of that name in a folder is one', () => {
  const dir = makeContent({ 'release.md': '---\nhighlights: [Faster]\n---\n', 'api/release.md': '# Release\n' });
  const { pages, release } = readContent(dir);
  expect(pages.map(({ route }) => route)).toEqual(['/api/release/']);
  expect(release).toEqual({ highlights: ['Faster'], hasText: false });
});
