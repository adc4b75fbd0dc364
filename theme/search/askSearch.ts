import { findPage } from '../../common/pageMap.ts';
import { ALL_PAGES, type SearchArea } from '../../common/search.ts';
import { results } from '../../common/strings/en/results.ts';
import { isReleased } from '../../common/version.ts';
import {
  type ClientPort,
  createSearchClient,
  type Merged,
  mergeSymbols,
  mergeVersions,
  type SearchAnswer,
  type SearchClient,
  type SearchFailure,
  type SearchHit,
  type SearchOutcome,
  type SearchQuery,
  type SymbolHit,
} from '../../packages/search/index.ts';
import { loadPart } from '../ui/loadPart.ts';
import { loadSiteFile, MANIFEST, PAGE_MAP, refreshManifest, reloadSiteFile } from '../versions/siteFiles.ts';
import { indexHref, takeWorker } from './startSearch.ts';
import type { Outcome } from './useAnswer.ts';

const { failures } = results;

interface IndexName {
  siteBase: string;
  versionName: string;
  area?: SearchArea;
}

/** Load a version's index ahead of the first search. A failure shows with the search. */
export async function warmIndex(name: IndexName): Promise<void> {
  const files = await findFiles(name).catch(() => undefined);
  if (files) await searchClient().load(files.href);
}

/** Search one index. `onEarly` gets an answer without texts. Never rejects. */
export async function askVersion(
  name: IndexName,
  query: SearchQuery,
  onEarly?: (answer: SearchAnswer) => void,
): Promise<Outcome<SearchAnswer>> {
  const search = async ({ href, names }: IndexFiles) =>
    toOutcome(await searchClient().search(href, { ...query, names }, onEarly));
  try {
    const files = await findFiles(name);
    if (!files) return { status: 'failed', reason: failures.noIndex(name.versionName) };
    let outcome = await search(files);
    const newFiles = outcome.status === 'failed' ? await findNewFiles(name, files) : undefined;
    if (newFiles) outcome = await search(newFiles);
    // Offline, a version has the index of all pages alone.
    if (outcome.status === 'failed' && name.area && name.area !== ALL_PAGES)
      return askVersion({ ...name, area: ALL_PAGES }, query, onEarly);
    return outcome;
  } catch (cause) {
    console.error('Cannot search.', cause);
    return { status: 'failed', reason: failures.versions };
  }
}

interface MergedAnswer extends Pick<SearchAnswer, 'error'> {
  rows: Merged<SearchHit>[];
  symbols: Merged<SymbolHit>[];
  missing: string[];
}

/**
 * Search all versions. A row leads to the newest release with its page, else to an unreleased version. Fails only where no version
 * answers.
 */
export async function askAllVersions(siteBase: string, query: SearchQuery): Promise<Outcome<MergedAnswer>> {
  // Without it, a page that two versions have takes two rows.
  const loadedMap = loadSiteFile(siteBase, PAGE_MAP).catch(() => undefined);
  const manifest = await reloadSiteFile(siteBase, MANIFEST).catch(() => undefined);
  if (!manifest) return { status: 'failed', reason: failures.versions };
  const all = manifest.versions;
  const versions = [...all.filter(({ role }) => isReleased(role)), ...all.filter(({ role }) => !isReleased(role))];
  const outcomes = await Promise.all(versions.map(({ name }) => askVersion({ siteBase, versionName: name }, query)));
  if (outcomes.some(({ status }) => status === 'superseded')) return { status: 'superseded' };
  const answers = outcomes.flatMap((outcome, index) =>
    outcome.status === 'done' ? [{ name: versions[index]?.name ?? '', ...outcome.answer }] : [],
  );
  const failed = outcomes.find((outcome) => outcome.status === 'failed');
  if (answers.length === 0 && failed) return failed;
  const missing = versions.filter((_, index) => outcomes[index]?.status === 'failed').map(({ label }) => label);
  const error = answers.find((answer) => answer.error)?.error;
  const pageMap = await loadedMap;
  const findPageOf = (name: string, pathname: string) => pageMap && findPage(pageMap, name, pathname);
  return {
    status: 'done',
    answer: { rows: mergeVersions(answers, findPageOf), symbols: mergeSymbols(answers), missing, error },
  };
}

interface IndexFiles {
  href: string;
  /** Undefined for a version without them. */
  names: string | undefined;
}

async function findFiles({ siteBase, versionName, area }: IndexName): Promise<IndexFiles | undefined> {
  const manifest = await reloadSiteFile(siteBase, MANIFEST);
  const href = indexHref(manifest, siteBase, { versionName, area });
  const names = manifest.versions.find(({ name }) => name === versionName)?.search?.names;
  return href === undefined ? undefined : { href, names: names && siteBase + names };
}

/** The site may have been deployed since, with an index at a new address. */
async function findNewFiles(name: IndexName, failed: IndexFiles): Promise<IndexFiles | undefined> {
  // Another failure may have loaded the manifest meanwhile.
  if ((await findFiles(name))?.href === failed.href) await refreshManifest(name.siteBase, 0);
  const files = await findFiles(name);
  return files?.href === failed.href ? undefined : files;
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

let client: SearchClient | undefined;

/** Return the only search of this page. No worker starts before a search or load. */
function searchClient(): SearchClient {
  client ??= createSearchClient({ pageHref: location.href, connect });
  return client;
}

type OnBroken = Parameters<Parameters<typeof createSearchClient>[0]['connect']>[0];

let canStart = true;

// An engine on the page takes over from a worker that a browser or a policy forbids, or that cannot start, which is reported late.
function connect(onBroken: OnBroken): ClientPort {
  const worker = canStart ? takeWorker() : undefined;
  if (!worker) return connectOnPage(onBroken);
  let isAlive = false;
  worker.addEventListener('message', () => {
    isAlive = true;
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    canStart = isAlive;
    onBroken(isAlive ? { kind: 'stopped' } : undefined);
  });
  return worker;
}

function connectOnPage(onBroken: OnBroken): ClientPort {
  const { port1, port2 } = new MessageChannel();
  loadPart(() => import(/* webpackChunkName: "engine" */ '../../packages/search/worker/serveSearch.ts')).then(
    ({ serveSearch }) => {
      serveSearch(port1);
      port1.start();
    },
    () => onBroken({ kind: 'offline' }),
  );
  port2.start();
  return port2;
}
