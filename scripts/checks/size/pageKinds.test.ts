import { expect, test } from 'vitest';
import type { ManifestVersion } from '../../../common/manifest.ts';
import type { PageMapEntry } from '../../../common/pageMap.ts';
import { listPageKinds } from './pageKinds.ts';

// Only these keys are read.
const version = (name: string, role: string, path: string) => ({ name, segment: name, role, path }) as ManifestVersion;
const page = (paths: Record<string, string>): PageMapEntry => ({
  versions: Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, { id: path, path, title: '', digest: '', sidebar: null }]),
  ),
});

test('pages of the latest version come with one page of each other kind', () => {
  const versions = [version('next', 'next', '/docs/next/'), version('2.0.0', 'latest', '/docs/')];
  const pages = [
    page({ next: '/docs/next/a/', '2.0.0': '/docs/a/' }),
    page({ next: '/docs/next/b/' }),
    page({ '2.0.0': '/docs/api/reference/boats/' }),
  ];
  expect(listPageKinds({ versions }, { pages }, '/docs/').map(({ kind, pathname }) => `${kind} ${pathname}`)).toEqual([
    'page /docs/a/',
    'reference /docs/api/reference/boats/',
    'search /docs/search/',
    'compare /docs/compare/',
    'upgrade /docs/upgrade/',
    'versions /docs/versions/',
    'version /docs/versions/2.0.0/',
    'history /docs/history/',
    'notFound /docs/404.html',
  ]);
});

test('where nothing is released, the pages are those of the newest version', () => {
  const versions = [version('next', 'next', '/next/')];
  const [first] = listPageKinds({ versions }, { pages: [page({ next: '/next/' })] }, '/');
  expect(first).toEqual({ kind: 'page', pathname: '/next/' });
});
