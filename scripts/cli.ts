// The only file that reads the command line and ends the process.
import path from 'node:path';
import { styleText } from 'node:util';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { FIRST_PORT, portOf } from '../common/ports.ts';
import { BENCH_PARTS, bench } from './commands/bench.ts';
import { CHECK_NAMES, check, GATE_NAMES, test } from './commands/check.ts';
import { explainSystemError, UserError } from './lib/userError.ts';
import { createProject } from './project.ts';

const DEFAULT_JOBS = 2;

// Commands are loaded when they run: the browser and the link checker are large, and most commands need neither.
const program = new Command('docs').description('Builds, merges, serves and releases the documentation.');

const portOption = ['-p, --port <number>', 'port to listen on', parseCount, FIRST_PORT] as const;
// The gates of a release get it by the environment.
const releaseOption = new Option('--release <version@commit>').env('DOCS_RELEASE').hideHelp();
const workTreeOption = ['--work-tree', 'take next from the working tree, not from the last commit'] as const;
const jobsOption = new Option('-j, --jobs <number>', 'number of versions or pages to work on at the same time')
  .argParser(parseCount)
  .default(DEFAULT_JOBS)
  .env('DOCS_JOBS');

program.commandsGroup('The site:');
program
  .command('start')
  .description('build every version, merge them, and serve the site')
  .option(...portOption)
  .addOption(jobsOption)
  .action(async (options) => (await import('./commands/site.ts')).start(createProject(), options));
program
  .command('dev')
  .description('serve the working tree as next, with reload')
  .option(...portOption)
  .action(async (options) => {
    process.exitCode = await (await import('./commands/dev.ts')).dev(createProject(), options);
  });
program
  .command('build')
  .description('build versions that are not built yet')
  .argument('[version...]', 'names of versions (default: all)')
  .addOption(jobsOption)
  .addOption(releaseOption)
  .option(...workTreeOption)
  .option('--force', 'build even versions that are already built')
  .option('--timing', 'print the seconds that each step of each build took')
  .action(async (names: string[], options) => {
    await (await import('./commands/site.ts')).build(createProject(options), names, options);
  });
program
  .command('merge')
  .description('merge the built versions into dist/')
  .addOption(releaseOption)
  .action(async (options) => (await import('./commands/site.ts')).merge(createProject(options), options));
program
  .command('serve')
  .description('serve dist/ as the host does')
  .option(...portOption)
  .action(async (options) => (await import('./commands/site.ts')).serve(createProject(), options));
program
  .command('clean')
  .description('delete builds, merged trees and caches')
  .action(async () => (await import('./commands/site.ts')).clean(createProject()));

program.commandsGroup('Versions:');
program
  .command('versions')
  .description('list the versions and their builds')
  .option('--json', 'as JSON')
  .option('--matrix', 'as the matrix of a CI job, on one line')
  .option('--output <file>', 'with --matrix, append "matrix=<json>" to this file')
  .option('--accept <version>', 'record the current commit of this version in versions.lock.json')
  .option('--refs', 'create tags and branches of the lock that are missing in this clone')
  .action(async (options) => (await import('./commands/versions.ts')).versions(createProject(), options));
program
  .command('release')
  .description('release the commit that is checked out, after every gate')
  .argument('<x.y.z>', 'the new version')
  .option('--dry-run', 'show what is missing and what would change', false)
  .action(async (name: string, options) =>
    (await import('./commands/release.ts')).release(createProject(), name, options),
  );
program
  .command('retire')
  .description('write the list of pages of a version, which need not be built then')
  .argument('<version>', 'name of the version')
  .action(async (name: string) => (await import('./commands/versions.ts')).retire(createProject(), name));
program
  .command('api')
  .description('print what a symbol of the library is in each version')
  .argument('[name...]', 'names, such as Folder or Folder.watch (default: count the symbols of each version)')
  .option('--extract <checkout>', 'instead, read the API from the sources in this clone of the library, and write it')
  .option('--ref <ref>', 'with --extract, the tag, branch or commit to read', 'HEAD')
  .option('--out <file>', 'with --extract, the file to write (default: api.json in the docs of the working tree)')
  .addOption(
    new Option(
      '--breaks',
      'instead, list what users of the first named version have to change for the second',
    ).conflicts('extract'),
  )
  .addOption(releaseOption)
  .action(async (names: string[], options) => {
    if (options.breaks) return (await import('./commands/api.ts')).apiBreaks(createProject(options), names);
    return options.extract
      ? (await import('./commands/extractApi.ts')).extractApi(createProject(options), options)
      : (await import('./commands/api.ts')).api(createProject(options), names);
  });
program
  .command('library')
  .description("install the library's packages that the samples of a version import")
  .command('add')
  .argument('<x.y.z>', 'the version; the samples of one to come are those of next')
  .action(async (name: string) => (await import('./commands/library.ts')).addLibraryPackages(createProject(), name));

program.commandsGroup('Tests:');
program
  .command('check')
  .description('run one check, or what a writer checks before a commit')
  .addArgument(new Argument('[check]', 'the check').choices(CHECK_NAMES))
  .argument('[version...]', 'of docs, samples, links and bytes: names of versions (default: all)')
  .option('--unexplained', 'of docs: list the symbols of the library that no page explains')
  .option('--docs <folder>', 'of samples: read the docs of the one named version from this folder')
  .option('--write', 'of samples: write into that folder, or the working tree, what the runs gave')
  .option('--external', 'of links: check links to other sites, too')
  .option(...workTreeOption)
  .addOption(releaseOption)
  .action(async (name: string | undefined, versions: string[], options) =>
    check(createProject(options), name, versions, options),
  );
program
  .command('test')
  .description('run the gates, which decide whether a change is good')
  .addArgument(new Argument('[gate...]', 'run these, after what they need').choices(GATE_NAMES))
  .option('--all', 'run the weekly gates, too')
  .action(async (names: string[], options) => test(createProject(), names, options));
program
  .command('tools')
  .description('install the programs that the checks need, for this user')
  .argument('[tool...]', 'names of programs (default: chromium and lychee)')
  .option('--all', "what the library's own tests need, too")
  .action(async (names: string[], options) =>
    (await import('./commands/tools.ts')).tools(createProject(), names, options),
  );
program
  .command('fixture')
  .description('build the small sites that the product tests read, and serve them')
  .option('-p, --port <number>', 'port of the real site; those of the fixture follow', parseCount, FIRST_PORT)
  .option('--build', 'build only')
  .action(async (options) => (await import('./fixture/fixture.ts')).fixture(createProject(), options));
program
  .command('workshop')
  .description('serve the examples of components and messages, with reload')
  .option('-p, --port <number>', 'port to listen on', parseCount, portOf('workshop'))
  .option('--built', 'build the workshop into .site/workshop, and serve the result')
  .action(async (options) => {
    process.exitCode = await (await import('./commands/workshop.ts')).workshop(createProject(), options);
  });
program
  .command('bench')
  .description('measure the relevance of the search, and builds of generated pages and of this site')
  .addArgument(new Argument('[part...]', 'what to measure (default: everything)').choices(BENCH_PARTS))
  .action(async (names: string[]) => bench(createProject(), names));

function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 65_535)
    throw new InvalidArgumentError('Use a whole number from 1 to 65535.');
  return count;
}

if (!['linux', 'darwin'].includes(process.platform))
  program.error(`error: ${process.platform} is not supported. Use Linux, macOS, or Windows Subsystem for Linux (WSL).`);

// Where a pipe such as `| head -1` closes the output, the command goes on without it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  await program.parseAsync();
} catch (cause) {
  const error = explainSystemError(cause, path.join(import.meta.dirname, '../.site'));
  if (!(error instanceof UserError)) throw error;
  console.error(`${styleText('red', 'error')} ${error.message}\n${styleText('cyan', 'hint')}  ${error.hint}`);
  process.exitCode = 1;
}
