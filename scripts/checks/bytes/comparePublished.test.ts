import { expect, onTestFinished, test } from 'vitest';
import { DEPLOYMENT_FILE } from '../../../common/deployment.ts';
import { openSite } from '../../serve/openSite.ts';
import { makeTempDir, writeFiles } from '../../testing/makeRepo.ts';
import { comparePublished, readPublished, requireSameSources } from './comparePublished.ts';

const version = { name: '1.0.0', ref: 'v1.0.0', commit: 'c'.repeat(40), key: '0123456789abcdef' };
const sources = { commit: 'a'.repeat(40), versions: [version] };

/** Publish files on a server of this machine; its address. */
async function publish(files: Record<string, string>): Promise<string> {
  const siteDir = makeTempDir();
  writeFiles(siteDir, { '404.html': 'lost', ...files });
  const site = await openSite(siteDir, '/');
  onTestFinished(site.close);
  return site.url;
}

test('a changed file and a missing one are named, and equal ones are counted', async () => {
  const siteUrl = await publish({
    'index.html': 'home',
    'a b/index.html': 'old',
    'static/js/old.0123456789.js': 'left over',
    [DEPLOYMENT_FILE]: '{"time":"then"}',
  });
  const siteDir = makeTempDir();
  writeFiles(siteDir, {
    'index.html': 'home',
    'a b/index.html': 'new',
    'static/js/new.0123456789.js': 'run()',
    'static/js/kept.0123456789.js': 'of an earlier deployment',
    [DEPLOYMENT_FILE]: '{"time":"now"}',
  });
  expect(await comparePublished({ siteDir, siteUrl, ignored: new Set(['static/js/kept.0123456789.js']) })).toEqual({
    equal: 1,
    missing: ['static/js/new.0123456789.js'],
    different: ['a b/index.html'],
  });
});

test('a site that does not say what it was made of is refused', async () => {
  await expect(readPublished(await publish({}))).rejects.toThrow('There is no deployment.json');
  await expect(readPublished(await publish({ [DEPLOYMENT_FILE]: '{"schema":9}' }))).rejects.toThrow('not of schema 1');
});

test('a site of another commit is refused, and the hint names the commit', () => {
  const published = { ...sources, commit: 'b'.repeat(40) };
  expect(() => requireSameSources(published, sources)).toThrow(`The published site is of commit ${published.commit}`);
});

test('a site with other versions is refused, and they are named', () => {
  const published = { ...sources, versions: [{ ...version, key: 'f'.repeat(16) }] };
  expect(() => requireSameSources(published, sources)).toThrow('published  1.0.0 at');
  expect(() => requireSameSources(sources, sources)).not.toThrow();
});
