import { afterEach, expect, test, vi } from 'vitest';
import { checkSchema, loadSiteFile, MANIFEST, PAGE_MAP, refreshManifest, siteFileChanges } from './loadSiteFile.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (body: unknown, ok = true) =>
  vi.fn(async () => ({ ok, status: ok ? 200 : 500, json: async () => body }));

test('a failure is written to the console once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', answer({}, false));

  await expect(loadSiteFile('/broken/', PAGE_MAP)).rejects.toThrow('500');
  await expect(loadSiteFile('/broken/', PAGE_MAP)).rejects.toThrow('500');

  expect(log).toHaveBeenCalledTimes(1);
});

test.each([{ schema: 2 }, {}, null, 'text', []])('a file with another schema is refused: %j', (file) => {
  expect(() => checkSchema(file, 1)).toThrow('Expected schema 1');
});

test('the manifest alone is replaced by a newer one, at most once a minute, and those who watch are told', async () => {
  const oldFile = { schema: 1, latest: '1.0.0', versions: [] };
  const newFile = { schema: 1, latest: '1.1.0', versions: [] };
  vi.stubGlobal('fetch', answer(oldFile));
  const other = { ...PAGE_MAP, schema: MANIFEST.schema };
  await Promise.all([loadSiteFile('/renewed/', MANIFEST), loadSiteFile('/renewed/', other)]);
  const fetchMock = answer(newFile);
  vi.stubGlobal('fetch', fetchMock);
  const before = siteFileChanges.read();

  await Promise.all([refreshManifest('/renewed/'), refreshManifest('/renewed/')]);
  expect(fetchMock.mock.calls).toMatchObject([['/renewed/versions.json', { cache: 'no-cache' }]]);
  expect(await loadSiteFile('/renewed/', MANIFEST)).toEqual(newFile);
  expect(siteFileChanges.read()).toBe(before + 1);

  await refreshManifest('/renewed/', 0);
  expect(siteFileChanges.read()).toBe(before + 1);
});

test('a file stays as it is where no newer one can be had', async () => {
  const file = { schema: 1, latest: '1.0.0', versions: [] };
  vi.stubGlobal('fetch', answer(file));
  await loadSiteFile('/kept/', MANIFEST);
  vi.stubGlobal('fetch', answer({}, false));

  await refreshManifest('/kept/', 0);

  expect(await loadSiteFile('/kept/', MANIFEST)).toEqual(file);
});
