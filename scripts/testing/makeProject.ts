// For tests only: a project in a temp folder, with the real shell and its own docs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject, runCli, scratchDir } from './copyProject.ts';
import { makeRepo, makeTempDir, type TestRepo } from './makeRepo.ts';

export interface TestProject extends TestRepo {
  run(...args: string[]): { output: string; exitCode: number };
  runOk(...args: string[]): string;
  toBuild(): string[];
  read(name: string): string;
}

const CONFIG = `import type { WrittenPolicy } from './scripts/versions/versionsPolicy.ts';

export const versionsPolicy: WrittenPolicy = {
  tagPrefix: 'v', branchPrefix: 'docs/', remote: 'origin', nextBranch: 'main', includePrereleases: true, exclude: [], retired: [], labels: {}, releases: {},
};
`;

/** Long enough for `check:docs`. */
const describePage = (title: string, name: string) =>
  `${title} of ${name}, and what a reader of these docs finds on this page.`;

/** Create a version's docs: a home page, an area with one page, and their sidebars. */
export function makeDocs(name: string, files: Record<string, string> = {}): Record<string, string> {
  const sidebars = {
    start: [{ label: 'Start', link: '/' }],
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

/** Create a project below this one, to find its packages. Its first commit has the shell and no docs. */
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
