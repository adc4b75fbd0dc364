import { MARKDOWN_FILE } from '../../common/markdownCopy.ts';
import { SAMPLES_FILE } from '../../common/sampleRuns.ts';
import { ALL_PAGES } from '../../common/search.ts';
import { type IndexFile, textFileName } from '../search/index.ts';
import type { VersionDocs } from './Docs.ts';

/** Requests at the same time. */
const LIMIT = 6;

/** Read all that the tools need of a version, so that it is kept. Returns how many pages that are. */
export async function storeVersion(docs: VersionDocs): Promise<number> {
  const { site, manifest, version } = docs;
  const { pages } = await site.pageMap();
  await Promise.all([site.api(), site.upgrades(), ...manifest.versions.map(site.facts)]);
  const paths = pages.flatMap(({ versions }) => versions[version.name]?.path ?? []);
  const files = [
    ...paths.flatMap((path) => [path + MARKDOWN_FILE, path + SAMPLES_FILE]),
    ...(await listSearchFiles(docs)),
  ];
  for (let at = 0; at < files.length; at += LIMIT)
    await Promise.all(files.slice(at, at + LIMIT).map((file) => site.read(file)));
  return paths.length;
}

async function listSearchFiles({ site, version }: VersionDocs): Promise<string[]> {
  const { files, symbols } = version.search ?? {};
  const index = files?.[ALL_PAGES];
  if (index === undefined) return [];
  const base = await site.base();
  const text = await site.read(base + index);
  // Written by the build of the version.
  const { pages = [] }: Partial<IndexFile> = JSON.parse(text ?? '{}');
  const dir = base + index.replace(/[^/]*$/, '');
  return [...pages.map(({ textDigest }) => dir + textFileName(textDigest)), ...(symbols ? [base + symbols] : [])];
}
