// For tests only: a whole project in a temp folder, with the real shell and docs of its own.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject, runCli, scratchDir } from './copyProject.ts';
import { makeRepo, makeTempDir, type TestRepo } from './makeRepo.ts';

/** A project with a git repository of its own, and its command line. */
export interface TestProject extends TestRepo {
  /** Run the project's command line; everything that it printed, and its exit code. */
  run(...args: string[]): { output: string; exitCode: number };
  /** Run a command that has to succeed, and return what it printed. */
  runOk(...args: string[]): string;
  /** Names of versions that would be built now. */
  toBuild(): string[];
  read(name: string): string;
}

const CONFIG = `import type { VersionsPolicy } from './scripts/versions/versionsPolicy.ts';

export const versionsPolicy: VersionsPolicy = {
  tagPrefix: 'v', branchPrefix: 'docs/', remote: 'origin', nextBranch: 'main', includePrereleases: true, patches: 'all', addresses: 'patch', exclude: [], retired: [], labels: {}, releases: {},
};
`;

/** A description as `check:docs` wants it. */
const describePage = (title: string, name: string) =>
  `${title} of ${name}, and what a reader of these docs finds on this page.`;

/** Docs of one version: a home page, an area with one page, and the sidebars that name them. */
export function makeDocs(name: string, files: Record<string, string> = {}): Record<string, string> {
  const sidebars = {
    tango: [{ label: 'Start', link: '/' }],
    api: [{ label: 'Overview', link: '/api/' }],
  };
  const page = (title: string, text: string) =>
    `---\ntitle: ${title}\ndescription: ${describePage(title, name)}\n---\n\n# ${title}\n\n${text}\n`;
  return {
    'docs/index.md': page('Start', `Welcome to ${name}. Read the [overview](/api/#use).`),
    'docs/api/index.md': page('Overview', `## Use\n\nThe words of ${name}.`),
    'docs/sidebars.json': JSON.stringify({ schema: 1, sidebars }),
    ...files,
  };
}

/** Make a project below this one, so that it finds the same packages. Its first commit has the shell and no docs. */
export async function makeProject(dir: string = makeTempDir(scratchDir('test'))): Promise<TestProject> {
  copyProject(dir);
  const repo = await makeRepo(dir);
  await repo.commit({ 'versions.config.ts': CONFIG }, { message: 'shell' });
  const run = (...args: string[]) => runCli(dir, args);
  const runOk = (...args: string[]) => {
    const { output, exitCode } = run(...args);
    if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}:\n${output}`);
    return output;
  };
  return {
    ...repo,
    run,
    runOk,
    toBuild: () => listToBuild(runOk('versions', '--json')),
    read: (name) => readFileSync(path.join(dir, name), 'utf8'),
  };
}

function listToBuild(json: string): string[] {
  const versions = JSON.parse(json) as { name: string; build: string }[];
  return versions.filter(({ build }) => build === 'to build').map(({ name }) => name);
}
