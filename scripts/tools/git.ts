// The only file that runs git, with an argument list and without a shell.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { UserError } from '../lib/userError.ts';

/** A tag or branch. `name` is short: `v7.0.0`, `docs/7.0.0`. */
export interface Ref {
  kind: 'tag' | 'branch';
  name: string;
  commit: string;
}

export interface Commit {
  hash: string;
  /** Committer date, ISO 8601 in UTC. */
  date: string;
  /** Tree hash of the docs; undefined without the folder. */
  docsTree: string | undefined;
}

const MAX_OUTPUT = 256 * 1024 * 1024;

/** A failed git command. */
export class GitError extends UserError {
  /** Undefined if git did not start. */
  readonly exitCode: number | undefined;

  constructor(message: string, options: { hint: string; cause: unknown; exitCode: number | undefined }) {
    super(message, options);
    this.exitCode = options.exitCode;
  }
}

/** Run git and return its output. Throws a GitError with git's message. */
export function runGit(
  repoDir: string,
  args: readonly string[],
  input?: string,
  env?: Record<string, string>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: repoDir, maxBuffer: MAX_OUTPUT, encoding: 'utf8', env: { ...process.env, ...env } } as const;
    const child = execFile('git', args, options, (error, stdout, stderr) => {
      if (error) reject(explainFailure(error, repoDir, args, stderr.trim()));
      else resolve(stdout);
    });
    // Git may exit before reading everything; its exit code shows failures.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
  });
}

function explainFailure(error: Error, repoDir: string, args: readonly string[], words: string): GitError {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') {
    const hint = 'Install it so that it is on PATH: https://git-scm.com/downloads';
    return new GitError('git does not start.', { hint, cause: error, exitCode: undefined });
  }
  return new GitError(`git ${args[0]} failed: ${words || error.message}`, {
    hint: `Run it by hand: git -C ${repoDir} ${args.map((arg) => (/\s/.test(arg) ? JSON.stringify(arg) : arg)).join(' ')}`,
    cause: error,
    exitCode: typeof code === 'number' ? code : undefined,
  });
}

/** Run git and return its output; undefined if git fails. */
export async function tryGit(repoDir: string, args: readonly string[]): Promise<string | undefined> {
  try {
    return await runGit(repoDir, args);
  } catch (error) {
    if (error instanceof GitError && error.exitCode !== undefined) return undefined;
    throw error;
  }
}

/** Check whether a folder is the top of a git repository with a commit. Throws a GitError if git is missing or fails. */
export async function isRepository(dir: string): Promise<boolean> {
  if (!existsSync(path.join(dir, '.git'))) return false;
  if ((await runGit(dir, ['rev-parse', '--show-prefix'])).trim() !== '') return false;
  return (await tryGit(dir, ['rev-parse', '--verify', '--quiet', 'HEAD'])) !== undefined;
}

/** List tags, branches, and one remote's branches, local ones first. Other remotes may belong to other projects. */
export async function listRefs(repoDir: string, remote: string): Promise<Ref[]> {
  const kinds = { 'refs/heads/': 'branch', 'refs/tags/': 'tag', [`refs/remotes/${remote}/`]: 'branch' } as const;
  const format = '%(refname)%00%(objectname)%00%(*objectname)';
  const text = await runGit(repoDir, ['for-each-ref', `--format=${format}`, ...Object.keys(kinds)]);
  const refs = new Map<string, Ref>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [fullName = '', hash = '', peeled = ''] = line.split('\0');
    const [start, kind] = Object.entries(kinds).find(([prefix]) => fullName.startsWith(prefix)) ?? [];
    if (!start || !kind) continue;
    const name = fullName.slice(start.length);
    const key = `${kind} ${name}`;
    if (name !== 'HEAD' && !refs.has(key)) refs.set(key, { kind, name, commit: peeled || hash });
  }
  return [...refs.values()];
}

/** Return the full hash of HEAD. */
export const readHead = async (repoDir: string): Promise<string> =>
  (await runGit(repoDir, ['rev-parse', '--verify', 'HEAD'])).trim();

/** Return the current branch; undefined with a detached HEAD. */
export const readBranch = async (repoDir: string): Promise<string | undefined> =>
  (await tryGit(repoDir, ['symbolic-ref', '--quiet', '--short', 'HEAD']))?.trim();

/** Read dates and docs trees of many commits at once. Missing commits are left out. */
export async function readCommits(
  repoDir: string,
  hashes: readonly string[],
  docsDir: string,
): Promise<Map<string, Commit>> {
  const unique = [...new Set(hashes)];
  const queries = unique.flatMap((hash) => [`${hash}^{commit}`, `${hash}:${docsDir}`]).join('\n');
  const answers = (await runGit(repoDir, ['cat-file', '--batch-check'], `${queries}\n`)).trimEnd().split('\n');
  const present = unique.filter((_hash, index) => / commit \d+$/.test(answers[index * 2] ?? ''));
  const dates = await readDates(repoDir, present);
  return new Map(
    present.map((hash) => {
      const tree = /^([0-9a-f]+) tree /.exec(answers[unique.indexOf(hash) * 2 + 1] ?? '')?.[1];
      return [hash, { hash, date: dates.get(hash) ?? '', docsTree: tree }];
    }),
  );
}

/** List the file paths in a tree. */
export const listTree = async (repoDir: string, tree: string): Promise<string[]> =>
  (await runGit(repoDir, ['ls-tree', '-r', '--name-only', '-z', tree])).split('\0').filter(Boolean);

async function readDates(repoDir: string, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const args = ['log', '--no-walk=unsorted', '--format=%H %cI', '--stdin'];
  const lines = (await runGit(repoDir, args, `${hashes.join('\n')}\n`)).trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(0, 40), toUtc(line.slice(41))]));
}

/** Format a date in ISO 8601, UTC, to the second. */
export const toUtc = (date: string): string => new Date(date).toISOString().replace('.000Z', 'Z');

/** Check whether a commit equals another or is in its history. Throws a GitError if one is missing. */
export async function isAncestor(repoDir: string, ancestor: string, descendant: string): Promise<boolean> {
  try {
    await runGit(repoDir, ['merge-base', '--is-ancestor', ancestor, descendant]);
    return true;
  } catch (error) {
    if (error instanceof GitError && error.exitCode === 1) return false;
    throw error;
  }
}

/** Check whether this clone is shallow. */
export const isShallow = async (repoDir: string): Promise<boolean> =>
  (await runGit(repoDir, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';

/** List uncommitted files, below a folder or everywhere. */
export async function listChanges(repoDir: string, subDir = '.'): Promise<string[]> {
  const text = await runGit(repoDir, ['status', '--porcelain', '--', subDir]);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

/** Create a tag or branch. Fails if it exists. */
export async function createRef(repoDir: string, { kind, name, commit }: Ref): Promise<void> {
  const command = { tag: ['tag'], branch: ['branch', '--no-track'] }[kind];
  await runGit(repoDir, [...command, name, commit]);
}

interface Folder {
  repoDir: string;
  commit: string;
  folder: string;
  /** Its old content is deleted. */
  toDir: string;
}

/** Write a folder of a commit to disk. Throws a UserError if git fails. */
export async function exportFolder({ repoDir, commit, folder, toDir }: Folder): Promise<void> {
  await rm(toDir, { recursive: true, force: true });
  await mkdir(toDir, { recursive: true });
  const child = spawn('git', ['archive', '--format=tar', `${commit}:${folder}`], { cwd: repoDir });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(Buffer.concat(errors).toString().trim()))));
  });
  try {
    await Promise.all([pipeline(child.stdout, extract({ cwd: toDir })), done]);
  } catch (cause) {
    throw new UserError(
      `Cannot export ${folder}/ of ${commit}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { hint: 'Fetch all of the history first: git fetch --tags origin', cause },
    );
  }
}

/** Throw a UserError if a folder is not a git repository. */
export async function requireRepository(dir: string): Promise<void> {
  if (await isRepository(dir)) return;
  throw new UserError('This folder is not a git repository with a commit.', {
    hint: 'Clone the project with git first.',
  });
}
