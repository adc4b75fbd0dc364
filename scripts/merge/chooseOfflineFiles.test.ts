import { describe, expect, test } from 'vitest';
import { chooseOfflineFiles, isOfflineFile } from './chooseOfflineFiles.ts';

describe('isOfflineFile', () => {
  const search = { schema: 1, files: { all: 'static/search/all.json', api: 'static/search/api.json' } };

  test.each(['api/index.html', 'api/samples.json', 'static/search/all.json', 'static/run/a.js', 'static/level.png'])(
    'takes %s',
    (name) => expect(isOfflineFile(name, search)).toBe(true),
  );

  test.each(['api/index.md', 'llms.txt', 'static/search/api.json'])('leaves %s out', (name) =>
    expect(isOfflineFile(name, search)).toBe(false),
  );
});

describe('chooseOfflineFiles', () => {
  const files = [
    { name: '1.0/index.html', bytes: 5 },
    { name: '1.0/api/symbols.json', bytes: 2 },
    { name: '1.0/api/reference/boats/index.html', bytes: 4 },
    { name: 'static/search/text/a.json', bytes: 3 },
  ];

  test.each([
    [14, ['1.0/index.html', '1.0/api/reference/boats/index.html', 'static/search/text/a.json', '1.0/api/symbols.json']],
    [12, ['1.0/index.html', '1.0/api/reference/boats/index.html', 'static/search/text/a.json']],
    [11, ['1.0/index.html', '1.0/api/reference/boats/index.html', '1.0/api/symbols.json']],
    [1, ['1.0/index.html']],
  ])('takes what fits into %i bytes', (limit, names) =>
    expect(chooseOfflineFiles(files, limit).map(({ name }) => name)).toEqual(names),
  );
});
