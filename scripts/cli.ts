// The only file that reads the command line and ends the process.
import { styleText } from 'node:util';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { BENCH_PARTS, type BenchPart } from './bench/benchParts.ts';
import { UserError } from './lib/userError.ts';
import { createProject } from './project.ts';

const DEFAULT_PORT = 4173;
const FIXTURE_PORT = 4174;
const WORKSHOP_PORT = 4180;
const DEFAULT_JOBS = 2;

// Commands are loaded when they run: the browser and link checkers are heavy, and most commands need neither.
const program = new Command('docs').description('Builds, merges, serves and releases the documentation.');

const portOption = ['-p, --port <number>', 'port to listen on', parseCount, DEFAULT_PORT] as const;
const planOption = new Option(
  '--plan <file>',
  'take versions and builds from this file alone, which "versions --plan" wrote',
).env('DOCS_PLAN');
const jobsOption = [
  '-j, --jobs <number>',
  'how many versions or pages are worked on at a time',
  parseCount,
  DEFAULT_JOBS,
] as const;

program
  .command('start')
  .description('build every version, merge them, and serve the site')
  .option(...portOption)
  .option(...jobsOption)
  .action(async (options) => (await import('./commands/start.ts')).start(createProject(), options));

program
  .command('dev')
  .description('serve the working tree as next, with reload')
  .option(...portOption)
  .action(async (options) => {
    process.exitCode = await (await import('./commands/dev.ts')).dev(createProject(), options);
  });

program
  .command('versions')
  .description('list the versions: name, label, path, ref, commit, date, latest, built or to build')
  .option('--json', 'as JSON')
  .option('--matrix', 'as the matrix of a CI job, on one line')
  .option('--output <file>', 'with --matrix: append "matrix=<json>" to this file')
  .option('--plan <file>', 'write all that was resolved into this file, for the --plan of other commands')
  .option('--accept <version>', 'record in versions.lock.json where the ref of this version stands now')
  .option('--retire <version>', 'write the pages of this version to retired/, so that it need not be built any more')
  .action(async (options) => (await import('./commands/versions.ts')).versions(createProject(), options));

program
  .command('build')
  .description('build versions that are not built yet')
  .argument('[version...]', 'names of versions; all without one')
  .option(...jobsOption)
  .addOption(planOption)
  .option('--force', 'build even what is built already')
  .action(async (names: string[], options) => {
    await (await import('./commands/build.ts')).build(createProject(options), names, options);
  });

program
  .command('merge')
  .description('stitch the built versions into dist/')
  .option('--kept <folder>', 'where the hashed files of earlier deployments are kept (default: .site/kept)')
  .addOption(planOption)
  .action(async (options) => (await import('./commands/merge.ts')).merge(createProject(options), options));

program
  .command('deployments')
  .description('list the deployments of this clone, newest first')
  .addOption(new Option('--use <name>', 'make dist/ show this deployment, after a check').conflicts('check'))
  .option('--check <folder>', 'check a deployment that came from elsewhere against its own deployment.json')
  .option('--output <file>', 'append "name=<name>" of the one that dist/ shows to this file')
  .action(async (options) => (await import('./commands/deployments.ts')).deployments(createProject(), options));

program
  .command('serve')
  .description('serve dist/ as the host does')
  .option(...portOption)
  .action(async (options) => (await import('./commands/serve.ts')).serve(createProject(), options));

program
  .command('check-docs')
  .description('check the words of every version: front matter, headings, markup, sidebars, spelling')
  .argument('[version...]', 'names of versions; all without one')
  .addOption(planOption)
  .action(async (names: string[], options) =>
    (await import('./commands/checkDocs.ts')).checkDocs(createProject(options), names),
  );

program
  .command('check-samples')
  .description('type-check the TypeScript of every version against the packages of that version')
  .argument('[version...]', 'names of versions; all without one')
  .addOption(planOption)
  .action(async (names: string[], options) =>
    (await import('./commands/checkSamples.ts')).checkSamples(createProject(options), names),
  );

program
  .command('fixture')
  .description('build the small sites that the product tests read, and serve them')
  .option(
    '-p, --port <number>',
    'port of the plain site; the full and the German one have the next two',
    parseCount,
    FIXTURE_PORT,
  )
  .option('--build', 'build only')
  .action(async (options) => (await import('./commands/fixture.ts')).fixture(createProject(), options));

program
  .command('workshop')
  .description('show what pages are made of and what the shell says, with reload')
  .option('-p, --port <number>', 'port to listen on', parseCount, WORKSHOP_PORT)
  .addOption(new Option('--build', 'only build it into .site/workshop').conflicts('built'))
  .option('--built', 'build it, and serve what was built')
  .action(async (options) => {
    process.exitCode = await (await import('./commands/workshop.ts')).workshop(createProject(), options);
  });

program
  .command('check-links')
  .description('check every link, anchor and image of dist/ with lychee')
  .option('--version <name>', 'check the output of one built version instead')
  .option('--external', 'check links to other sites too')
  .addOption(planOption)
  .action(async (options) => (await import('./commands/checkLinks.ts')).checkLinks(createProject(options), options));

program
  .command('check-a11y')
  .description('check every page of dist/ with axe, in three widths and both colour modes')
  .option('--below <pathname>', 'only pages whose address begins with this')
  .option(...jobsOption)
  .action(async (options) => (await import('./commands/checkA11y.ts')).checkA11y(createProject(), options));

program
  .command('check-size')
  .description(
    'check what the first load of a page weighs: of the fixture by the budget, of dist/ by a limit with room',
  )
  .argument('[folder]', 'a merged site at / that alone is held to the budget')
  .action(async (folder?: string) => (await import('./commands/checkSize.ts')).checkSize(createProject(), folder));

program
  .command('check-bytes')
  .description('check that builds of the last commit in two folders are equal, byte for byte')
  .argument('[version...]', 'names of versions; all without one')
  .action(async (names: string[]) => (await import('./commands/checkBytes.ts')).checkBytes(createProject(), names));

program
  .command('check-published')
  .description('check that a published site is equal to dist/, byte for byte')
  .option('--url <address>', 'address of the published home page; that of site.config.ts without one')
  .action(async (options) => (await import('./commands/checkPublished.ts')).checkPublished(createProject(), options));

program
  .command('release')
  .description('cut a version from the commit that is checked out: every gate, then tag, lock and commit')
  .argument('<x.y.z>', 'the new version')
  .option('--dry-run', 'show what would change, and change nothing', false)
  .action(async (name: string, options) =>
    (await import('./commands/release.ts')).release(createProject(), name, options),
  );

program
  .command('rehearse')
  .description('run every gate on a clone in which a page is added and the next minor version released')
  .action(async () => (await import('./commands/rehearse.ts')).rehearse(createProject()));

program
  .command('test')
  .description('run the gates, which decide whether a change is good, and what they need')
  .argument('[gate...]', 'names of gates; all without one')
  .option('--prepared', 'what they need is there already')
  .action(async (names: string[], options) =>
    (await import('./commands/test.ts')).test(createProject(), names, options),
  );

program
  .command('refs')
  .description('create the tags and branches that the lock names and this clone lacks')
  .action(async () => (await import('./commands/refs.ts')).refs(createProject()));
program
  .command('tools')
  .description('install for this user what the checks need: Chromium and lychee')
  .action(async () => (await import('./commands/tools.ts')).tools());
program
  .command('bench')
  .description('measure builds, merges and resolving on generated docs, and the pages of dist/ with Lighthouse')
  .addArgument(new Argument('[part...]', 'what to measure; all without one').choices(BENCH_PARTS))
  .action(async (parts: BenchPart[]) => {
    await (await import('./commands/bench.ts')).bench(createProject(), parts.length > 0 ? parts : BENCH_PARTS);
  });

program
  .command('bench-search')
  .description('measure what the search finds, how fast, and how large its index is')
  .option('--final', 'on the final set of queries, which no tuning may look at')
  .option('--browser', 'what a reader waits for, in Chromium on dist/, and nothing else')
  .option('--ablate', 'what it finds without each stage of the ranking, and nothing else')
  .action(async (options: { final?: boolean; browser?: boolean; ablate?: boolean }) =>
    (await import('./commands/benchSearch.ts')).benchSearch(createProject(), options),
  );

program
  .command('check-search')
  .description('check what the search finds and the size of its indexes')
  .addOption(planOption)
  .action(async (options) => (await import('./commands/checkSearch.ts')).checkSearch(createProject(options)));

program
  .command('clean')
  .description('delete builds, merged trees and caches')
  .action(async () => (await import('./commands/clean.ts')).clean(createProject()));

function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 65_535)
    throw new InvalidArgumentError('Give a whole number from 1 to 65535.');
  return count;
}

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`${styleText('red', 'error')} ${error.message}\n${styleText('cyan', 'hint')}  ${error.hint}`);
  process.exitCode = 1;
}
