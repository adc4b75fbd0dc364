import type { Manifest } from '../../common/manifest.ts';
import type { PageMap } from '../../common/pageMap.ts';
import { ALL_PAGES, type SearchArea } from '../../common/search.ts';
import type { MergedHit, SearchAnswer, SearchFailure, SearchOutcome, SearchQuery } from '../../search/index.ts';
import { indexHref, mergeVersions } from '../../search/index.ts';
import { strings } from '../site/strings.ts';
import { loadSiteFile, MANIFEST, PAGE_MAP, refreshSiteFiles, reloadSiteFile } from '../versions/siteFiles.ts';
import { searchClient } from './searchClient.ts';
import type { Outcome } from './useAnswer.ts';

const { failures } = strings.search;

/** Which index is searched. */
export interface IndexName {
  siteBase: string;
  versionName: string;
  area?: SearchArea;
}

/** Get a version's index ready, ahead of the first search. A failure shows when something is searched. */
export async function warmIndex(name: IndexName): Promise<void> {
  const href = await findIndex(name).catch(() => undefined);
  if (href) await searchClient().load(href);
}

/** Search one index; `onEarly` gets the answer as far as it is known where texts take longer. Never rejects. */
export async function askVersion(
  name: IndexName,
  query: SearchQuery,
  onEarly?: (answer: SearchAnswer) => void,
): Promise<Outcome<SearchAnswer>> {
  try {
    const href = await findIndex(name);
    if (!href) return { status: 'failed', reason: failures.noIndex(name.versionName) };
    const search = async (indexAddress: string) => toOutcome(await searchClient().search(indexAddress, query, onEarly));
    let outcome = await search(href);
    const newHref = outcome.status === 'failed' ? await findNewIndex(name, href) : undefined;
    if (newHref) outcome = await search(newHref);
    return outcome;
  } catch (cause) {
    console.error('Cannot search.', cause);
    return { status: 'failed', reason: failures.versions };
  }
}

/** What all versions together answer: one row for each page. */
export interface MergedAnswer extends Pick<SearchAnswer, 'error'> {
  rows: MergedHit[];
  /** Labels of versions that could not be searched. */
  missing: string[];
}

/** Search the indexes of all versions, newest first. Fails only where none of them answers. */
export async function askAllVersions(siteBase: string, query: SearchQuery): Promise<Outcome<MergedAnswer>> {
  const files = await loadFiles(siteBase).catch(() => undefined);
  if (!files) return { status: 'failed', reason: failures.versions };
  const { versions } = files.manifest;
  const outcomes = await Promise.all(versions.map(({ name }) => askVersion({ siteBase, versionName: name }, query)));
  if (outcomes.some(({ status }) => status === 'superseded')) return { status: 'superseded' };
  const answers = outcomes.flatMap((outcome, index) =>
    outcome.status === 'done' ? [{ name: versions[index]?.name ?? '', ...outcome.answer }] : [],
  );
  const failed = outcomes.find((outcome) => outcome.status === 'failed');
  if (answers.length === 0 && failed) return failed;
  const missing = versions.filter((_, index) => outcomes[index]?.status === 'failed').map(({ label }) => label);
  const error = answers.find((answer) => answer.error)?.error;
  return { status: 'done', answer: { rows: mergeVersions(answers, files.pageMap), missing, error } };
}

/** Find the newest other version that has a word. */
export async function findInOtherVersions(
  siteBase: string,
  { word, versionName }: { word: string; versionName: string },
): Promise<{ name: string; label: string } | undefined> {
  const { versions } = await loadSiteFile(siteBase, MANIFEST);
  for (const { name, label } of versions.filter((version) => version.name !== versionName)) {
    const href = await findIndex({ siteBase, versionName: name });
    if (href && (await searchClient().findWords(href, [word])).length > 0) return { name, label };
  }
  return undefined;
}

/** A version, and how many of its sections a query finds. */
export interface VersionCount {
  name: string;
  label: string;
  total: number;
}

/** Count what a query finds in each other version. Lists those that have something; one that cannot be searched has nothing. */
export async function countInOtherVersions(
  siteBase: string,
  { query, versionName }: { query: string; versionName: string },
): Promise<VersionCount[]> {
  const { versions } = await loadSiteFile(siteBase, MANIFEST);
  const others = versions.filter(({ name }) => name !== versionName);
  const counts = await Promise.all(
    others.map(async ({ name, label }) => {
      const outcome = await askVersion({ siteBase, versionName: name }, { query, limit: 1, excerpts: 0 });
      return { name, label, total: outcome.status === 'done' ? outcome.answer.total : 0 };
    }),
  );
  return counts.filter(({ total }) => total > 0);
}

async function findIndex({ siteBase, versionName, area = ALL_PAGES }: IndexName): Promise<string | undefined> {
  return indexHref(await reloadSiteFile(siteBase, MANIFEST), siteBase, { versionName, area });
}

/** Look where an index that could not be loaded stands by now: the site may have been deployed since. */
async function findNewIndex(name: IndexName, failedHref: string): Promise<string | undefined> {
  // Another failure may have brought the manifest meanwhile.
  if ((await findIndex(name)) === failedHref) await refreshSiteFiles(name.siteBase);
  const href = await findIndex(name);
  return href === failedHref ? undefined : href;
}

async function loadFiles(siteBase: string): Promise<{ manifest: Manifest; pageMap: PageMap | undefined }> {
  const [manifest, pageMap] = await Promise.all([
    reloadSiteFile(siteBase, MANIFEST),
    // Without it, a page that two versions have takes two rows.
    loadSiteFile(siteBase, PAGE_MAP).catch(() => undefined),
  ]);
  return { manifest, pageMap };
}

function toOutcome(outcome: SearchOutcome): Outcome<SearchAnswer> {
  if (outcome.status === 'failed') return { status: 'failed', reason: describeFailure(outcome.failure) };
  if (outcome.status !== 'hits') return outcome;
  const { status: _status, ...answer } = outcome;
  return { status: 'done', answer };
}

function describeFailure(failure: SearchFailure): string {
  if (failure.kind === 'refused') return failures.refused(failure.status);
  if (failure.kind === 'unreadable') console.error('The search index cannot be read.', failure.detail);
  return failures[failure.kind];
}
