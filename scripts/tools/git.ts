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
  /** Empty if it leads to none, as a tag of a file does. */
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

// What a user may set that changes what git prints, writes or refuses.
const SETTINGS = [
  ...['commit.gpgSign=false', 'tag.gpgSign=false', 'core.hooksPath=/dev/null', 'log.showSignature=false'],
  ...['core.quotePath=false', 'core.autocrlf=false', 'core.eol=lf', 'core.attributesFile=/dev/null'],
  ...['status.showUntrackedFiles=normal', 'diff.relative=false', 'tag.forceSignAnnotated=false'],
].flatMap((setting) => ['-c', setting]);

/** Who the user is, and how remotes are reached. A hook sets others, which name its repository and index. */
const KEPT_VARIABLES = /^GIT_((AUTHOR|COMMITTER)_(NAME|EMAIL)|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM)|ASKPASS|SSH.*)$/;

const gitEnv = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || KEPT_VARIABLES.test(name)),
  ),
  GIT_TERMINAL_PROMPT: '0',
});

interface RunOptions {
  input?: string;
  env?: Record<string, string>;
  /** Whether the user's hooks and signatures count: what is written is a commit of the user. */
  asUser?: boolean;
}

/** Run git, with equal settings on every machine, and return its output. Throws a GitError with git's message. */
export function runGit(
  repoDir: string,
  args: readonly string[],
  { input = '', env = {}, asUser = false }: RunOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: repoDir, maxBuffer: MAX_OUTPUT, encoding: 'utf8', env: { ...gitEnv(), ...env } } as const;
    const child = execFile('git', [...(asUser ? [] : SETTINGS), ...args], options, (error, stdout, stderr) => {
      if (error) reject(explainFailure(error, repoDir, args, stderr.trim()));
      else resolve(stdout);
    });
    // Git may exit before reading everything; its exit code shows failures.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
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

/**
 * Check whether the last commit of a git repository has a folder: its top, or one below it. Throws a GitError if git is missing or
 * fails.
 */
export async function isRepository(dir: string): Promise<boolean> {
  if (existsSync(path.join(dir, '.git'))) await runGit(dir, ['rev-parse', '--git-dir']);
  return (await tryGit(dir, ['rev-parse', '--verify', '--quiet', 'HEAD:./'])) !== undefined;
}

/** List tags, branches, and one remote's branches, local ones first. Other remotes may belong to other projects. */
export async function listRefs(repoDir: string, remote: string): Promise<Ref[]> {
  const kinds = { 'refs/heads/': 'branch', 'refs/tags/': 'tag', [`refs/remotes/${remote}/`]: 'branch' } as const;
  const text = await runGit(repoDir, ['for-each-ref', '--format=%(refname)', ...Object.keys(kinds)]);
  const fullNames = text.split('\n').filter(Boolean);
  const objects = await readObjects(
    repoDir,
    fullNames.map((fullName) => `${fullName}^{commit}`),
  );
  const refs = new Map<string, Ref>();
  for (const [index, fullName] of fullNames.entries()) {
    const [start, kind] = Object.entries(kinds).find(([prefix]) => fullName.startsWith(prefix)) ?? [];
    if (!start || !kind) continue;
    const name = fullName.slice(start.length);
    const key = `${kind} ${name}`;
    if (name !== 'HEAD' && !refs.has(key)) refs.set(key, { kind, name, commit: objects[index]?.hash ?? '' });
  }
  return [...refs.values()];
}

interface GitObject {
  hash: string;
  type: string;
}

/** Look up objects by the names that git has for them; undefined for what this clone lacks or what is of another type. */
export async function readObjects(repoDir: string, names: readonly string[]): Promise<(GitObject | undefined)[]> {
  if (names.length === 0) return [];
  const input = names.map((name) => `${name}\n`).join('');
  // Git repeats the name of what it lacks, also one with spaces.
  const lines = (await runGit(repoDir, ['cat-file', '--batch-check'], { input })).trimEnd().split('\n');
  return lines.map((line) => {
    const [, hash = '', type = ''] = /^([0-9a-f]{40,64}) (\w+) \d+$/.exec(line) ?? [];
    return hash ? { hash, type } : undefined;
  });
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
  const objects = await readObjects(
    repoDir,
    unique.flatMap((hash) => [`${hash}^{commit}`, `${hash}:./${docsDir}`]),
  );
  const present = unique.filter((_hash, index) => objects[index * 2]);
  const dates = await readDates(repoDir, present);
  return new Map(
    present.map((hash) => {
      const docs = objects[unique.indexOf(hash) * 2 + 1];
      return [hash, { hash, date: dates.get(hash) ?? '', docsTree: docs?.type === 'tree' ? docs.hash : undefined }];
    }),
  );
}

/** List the file paths in a tree. */
export const listTree = async (repoDir: string, tree: string): Promise<string[]> =>
  (await runGit(repoDir, ['ls-tree', '-r', '--name-only', '-z', tree])).split('\0').filter(Boolean);

async function readDates(repoDir: string, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const args = ['log', '--no-walk=unsorted', '--format=%H %ct', '--stdin'];
  const lines = (await runGit(repoDir, args, { input: `${hashes.join('\n')}\n` })).trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [hash = '', seconds = ''] = line.split(' ');
      return [hash, formatDate(seconds)];
    }),
  );
}

/** Format the date of a commit, `%ct`, in ISO 8601, UTC, to the second. */
export const formatDate = (seconds: string): string =>
  new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');

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
  const text = await runGit(repoDir, ['status', '--porcelain', '--no-renames', '-z', '--', subDir]);
  return text
    .split('\0')
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
  try {
    const found = await runGit(repoDir, ['rev-parse', '--absolute-git-dir', `${commit}:./${folder}`]);
    const [gitDir = '', tree = ''] = found.split('\n');
    // Below the top of the repository, git would archive the files of that folder alone.
    const args = [...SETTINGS, '--git-dir', gitDir, 'archive', '--format=tar', tree];
    const child = spawn('git', args, { cwd: toDir, env: gitEnv() });
    const errors: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    const done = new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) =>
        code === 0 ? resolve() : reject(new Error(Buffer.concat(errors).toString().trim())),
      );
    });
    await Promise.all([pipeline(child.stdout, extract({ cwd: toDir })), done]);
  } catch (cause) {
    // The disk refuses, not git.
    if (cause instanceof Error && 'syscall' in cause && 'path' in cause && !('spawnargs' in cause)) throw cause;
    throw new UserError(
      `Cannot export ${folder}/ of ${commit}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { hint: 'Fetch all of the history first: git fetch --all --tags', cause },
    );
  }
}

/** Throw a UserError if a folder is not in a git repository. */
export async function requireRepository(dir: string): Promise<void> {
  if (await isRepository(dir)) return;
  throw new UserError('This folder is not a git repository with a commit.', {
    hint: 'Clone the project with git first.',
  });
}
