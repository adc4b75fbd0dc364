import { findPage } from '../../common/pageMap.ts';
import { results } from '../../common/strings/en/results.ts';
import { isReleased } from '../../common/version.ts';
import {
  type Merged,
  mergeSymbols,
  mergeVersions,
  type SearchAnswer,
  type SearchHit,
  type SearchQuery,
  type SymbolHit,
} from '../../packages/search/index.ts';
import { loadSiteFile, MANIFEST, PAGE_MAP, reloadSiteFile } from '../versions/loadSiteFile.ts';
import { type Failed, type IndexName, searchVersion } from './searchClient.ts';
import type { Outcome } from './useAnswer.ts';

const { failures } = results;

/** Search one index, with a failure in words. `onEarly` gets an answer without texts. Never rejects. */
export async function askVersion(
  name: IndexName,
  query: SearchQuery,
  onEarly?: (answer: SearchAnswer) => void,
): Promise<Outcome<SearchAnswer>> {
  const outcome = await searchVersion(name, query, onEarly);
  if (outcome.status === 'failed') return { status: 'failed', reason: describeFailure(name, outcome) };
  if (outcome.status !== 'hits') return outcome;
  const { status: _status, ...answer } = outcome;
  return { status: 'done', answer };
}

function describeFailure({ versionName }: IndexName, { failure }: Failed): string {
  if (failure.kind === 'noIndex') return failures.noIndex(versionName);
  if (failure.kind === 'refused') return failures.refused(failure.status);
  if (failure.kind === 'unreadable') console.error('The search index cannot be read.', failure.detail);
  return failures[failure.kind];
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
