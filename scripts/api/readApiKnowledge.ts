import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compare, valid } from 'semver';
import type { ApiStatuses } from '../../common/apiFile.ts';
import { API_FILE } from '../../common/apiFile.ts';
import type { ApiHistoryFile } from '../../common/apiHistory.ts';
import { parseApiFile } from '../../common/docs/dataFiles.ts';
import { FileCache, keepIn } from '../../common/docs/FileCache.ts';
import type { ApiRenames, LibraryConfig } from '../../common/library.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { tryGit } from '../tools/git.ts';
import type { ResolvedVersion } from '../versions/resolveVersions.ts';
import { readRetiredApis } from '../versions/retiredVersions.ts';
import { createApiHistory } from './createApiHistory.ts';
import { describeStatuses } from './describeStatuses.ts';
import { followSymbols, type VersionApi } from './followSymbols.ts';

interface Inputs {
  paths: Pick<SitePaths, 'projectDir' | 'docsDir' | 'resultsDir'>;
  library?: LibraryConfig | undefined;
}

type ApiVersion = Pick<ResolvedVersion, 'name' | 'commit' | 'docsTree'>;

/** What is known of the API of several versions. */
interface ApiKnowledge {
  /** By version. The statuses of one depend on it and on older versions alone. */
  statuses: Record<string, ApiStatuses>;
  history: ApiHistoryFile;
}

/**
 * Read the API file of each version, from its docs. Statuses count retired versions, too, so that retiring one changes no other.
 * Throws a UserError if a file is invalid.
 */
export async function readApiKnowledge(
  { paths, library }: Inputs,
  versions: readonly ApiVersion[],
): Promise<ApiKnowledge> {
  const living = await readTexts(paths, versions);
  const retired = readRetiredApis(paths.projectDir).filter(
    ({ version }) => !living.some((text) => text.version === version),
  );
  const texts = [...retired, ...living].sort((a, b) => byAge(a.version, b.version));
  const renames = library?.renames ?? {};
  const code = digestFiles(import.meta.dirname, ['.'], (file) => !file.endsWith('.test.ts'));
  const key = digest(
    JSON.stringify([living.length, texts.map(({ version, text }) => [version, digest(text)]), renames, code]),
  );
  const names = living.map(({ version }) => version);
  return keepIn(new FileCache(paths.resultsDir), `api-${key}`, () =>
    joinVersions(texts.map(parseText), names, renames),
  );
}

/** Read and parse the API file of each version that has one, oldest first. Throws a UserError if one is invalid. */
export async function readApis(paths: Inputs['paths'], versions: readonly ApiVersion[]): Promise<VersionApi[]> {
  return (await readTexts(paths, versions)).map(parseText).filter(({ api }) => api);
}

const readTexts = (paths: Inputs['paths'], versions: readonly ApiVersion[]): Promise<VersionText[]> =>
  Promise.all([...versions].sort((a, b) => byAge(a.name, b.name)).map((version) => readApiText(paths, version)));

// The unreleased version is the newest.
const byAge = (a: string, b: string): number =>
  valid(a) && valid(b) ? compare(a, b) : Number(!valid(a)) - Number(!valid(b));

interface VersionText {
  version: string;
  /** Empty without a file. */
  text: string;
}

/** Read the API file of a version. */
export async function readApiText(
  { projectDir, docsDir }: Inputs['paths'],
  { name, docsTree }: ApiVersion,
): Promise<VersionText> {
  const file = path.join(docsDir, API_FILE);
  const text = docsTree
    ? await tryGit(projectDir, ['cat-file', 'blob', `${docsTree}:${API_FILE}`])
    : existsSync(file) && readFileSync(file, 'utf8');
  return { version: name, text: text || '' };
}

function parseText({ version, text }: VersionText): VersionApi {
  try {
    return { version, api: text ? parseApiFile(text) : undefined };
  } catch (cause) {
    throw new UserError(`Version ${version}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      hint: 'Write it again: npm run api -- --extract <clone of the library> --ref <tag>',
      cause,
    });
  }
}

function joinVersions(apis: readonly VersionApi[], living: readonly string[], renames: ApiRenames): ApiKnowledge {
  const names = apis.map(({ version }) => version);
  const tracks = followSymbols(apis, renames);
  const statuses = describeStatuses(tracks, names).map((one, at) => [names[at] ?? '', one] as const);
  const known = apis.filter(({ version, api }) => api && living.includes(version));
  const knownTracks = known.length === apis.length ? tracks : followSymbols(known, renames);
  const history = createApiHistory(
    known.map(({ version }) => version),
    knownTracks,
  );
  return { statuses: Object.fromEntries(statuses), history: { ...history, releases: listReleases(known) } };
}

const listReleases = (apis: readonly VersionApi[]): NonNullable<ApiHistoryFile['releases']> =>
  Object.fromEntries(
    apis.map(({ version, api }) => [
      version,
      Object.fromEntries(api?.packages.map((one) => [one.name, one.version]) ?? []),
    ]),
  );
