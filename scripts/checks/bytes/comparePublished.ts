import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { DEPLOYMENT_FILE, DEPLOYMENT_SCHEMA, type Deployment } from '../../../common/deployment.ts';
import { type Comparison, listTreeFiles } from '../../lib/compareFolders.ts';
import { UserError } from '../../lib/userError.ts';

const REQUESTS_AT_A_TIME = 8;

type Sources = Pick<Deployment, 'commit' | 'versions'>;

/** Read a site's deployment. `siteUrl` ends in a slash. Throws a UserError without a valid one. */
export async function readPublished(siteUrl: string): Promise<Deployment> {
  const bytes = await fetchBytes(siteUrl + DEPLOYMENT_FILE);
  const hint = 'Deploy the site once, or name another: npm run check:published -- --url <address>';
  if (!bytes) throw new UserError(`There is no ${DEPLOYMENT_FILE} at ${siteUrl}.`, { hint });
  const deployment = parseDeployment(bytes);
  if (!deployment) throw new UserError(`${siteUrl}${DEPLOYMENT_FILE} is not of schema ${DEPLOYMENT_SCHEMA}.`, { hint });
  return deployment;
}

function parseDeployment(bytes: Buffer): Deployment | undefined {
  try {
    const deployment = JSON.parse(bytes.toString()) as Deployment;
    return deployment.schema === DEPLOYMENT_SCHEMA ? deployment : undefined;
  } catch {
    return undefined; // Not JSON, such as a page that a host returns for every address.
  }
}

/** Throw a UserError if a site has another commit or other versions than this checkout. */
export function requireSameSources(published: Sources, local: Sources): void {
  if (published.commit !== local.commit)
    throw new UserError(
      `The published site is of commit ${published.commit}; this checkout is at ${local.commit || 'no commit'}.`,
      {
        hint: `Check it out, build and merge: git switch --detach ${published.commit} && npm run build && npm run merge`,
      },
    );
  const [there, here] = [formatVersions(published), formatVersions(local)];
  const differences = [
    ...there.filter((line) => !here.includes(line)).map((line) => `  published  ${line}`),
    ...here.filter((line) => !there.includes(line)).map((line) => `  here       ${line}`),
  ];
  if (differences.length === 0) return;
  throw new UserError(`The published versions differ from those of this checkout:\n${differences.join('\n')}`, {
    hint: 'Fetch the same tags and branches, and use the same major version of Node.',
  });
}

const formatVersions = ({ versions }: Sources): string[] =>
  versions.map(({ name, commit, key }) => `${name} at ${commit}, build ${key}`);

interface Options {
  siteDir: string;
  /** With a final slash. */
  siteUrl: string;
  ignored: ReadonlySet<string>;
}

/** Compare a merged tree's files with the published ones, byte for byte; other files on the site do not count. */
export async function comparePublished({ siteDir, siteUrl, ignored }: Options): Promise<Comparison> {
  const limit = pLimit(REQUESTS_AT_A_TIME);
  const names = listTreeFiles(siteDir).filter((name) => name !== DEPLOYMENT_FILE && !ignored.has(name));
  const results = await Promise.all(
    names.map((name) => limit(async () => ({ name, result: await compareFile(siteDir, siteUrl, name) }))),
  );
  const namesOf = (wanted: string) => results.filter(({ result }) => result === wanted).map(({ name }) => name);
  return { equal: namesOf('equal').length, missing: namesOf('missing'), different: namesOf('different') };
}

async function compareFile(siteDir: string, siteUrl: string, name: string) {
  const published = await fetchBytes(siteUrl + name.split('/').map(encodeURIComponent).join('/'));
  if (!published) return 'missing';
  return published.equals(await readFile(path.join(siteDir, name))) ? 'equal' : 'different';
}

/** Fetch a file past all caches; undefined if missing. Throws a UserError if the host does not answer. */
async function fetchBytes(address: string): Promise<Buffer | undefined> {
  const hint = 'Check the address and the connection, and try again.';
  try {
    const response = await fetch(address, { cache: 'no-store' });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new UserError(`${address} answers with status ${response.status}.`, { hint });
    return Buffer.from(await response.arrayBuffer());
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    throw new UserError(`Cannot read ${address}: ${cause instanceof Error ? cause.message : cause}.`, { hint, cause });
  }
}
