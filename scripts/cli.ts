// The only file that reads the command line and ends the process.
import { styleText } from 'node:util';
import { Command, InvalidArgumentError } from 'commander';
import { bench } from './commands/bench.ts';
import { build } from './commands/build.ts';
import { checkLinks } from './commands/checkLinks.ts';
import { clean } from './commands/clean.ts';
import { dev } from './commands/dev.ts';
import { merge } from './commands/merge.ts';
import { refs } from './commands/refs.ts';
import { release } from './commands/release.ts';
import { serve } from './commands/serve.ts';
import { tools } from './commands/tools.ts';
import { versions } from './commands/versions.ts';
import { UserError } from './lib/userError.ts';
import { createProject } from './project.ts';

const DEFAULT_PORT = 4173;
const DEFAULT_JOBS = 2;

const project = createProject();
const program = new Command('docs').description('Builds, merges, serves and releases the documentation.');

const portOption = ['-p, --port <number>', 'port to listen on', parseCount, DEFAULT_PORT] as const;
const jobsOption = ['-j, --jobs <number>', 'how many versions are built at a time', parseCount, DEFAULT_JOBS] as const;

program
  .command('start')
  .description('build every version, merge them, and serve the site')
  .option(...portOption)
  .option(...jobsOption)
  .action(async ({ port, jobs }: { port: number; jobs: number }) => {
    await merge(project, await build(project, [], { jobs }));
    await serve(project, { port });
  });

program
  .command('dev')
  .description('serve the working tree as next, with reload')
  .option(...portOption)
  .action(async ({ port }: { port: number }) => {
    process.exitCode = await dev(project, { port });
  });

program
  .command('versions')
  .description('list the versions: name, label, path, ref, commit, date, latest, built or to build')
  .option('--json', 'as JSON')
  .option('--matrix', 'as the matrix of a CI job, on one line')
  .option('--output <file>', 'with --matrix: append "matrix=<json>" to this file')
  .option('--accept <version>', 'record in versions.lock.json where the ref of this version stands now')
  .action((options) => versions(project, options));

program
  .command('build')
  .description('build versions that are not built yet')
  .argument('[version...]', 'names of versions; all without one')
  .option(...jobsOption)
  .option('--force', 'build even what is built already')
  .action(async (names: string[], options) => {
    await build(project, names, options);
  });

program
  .command('merge')
  .description('stitch the built versions into dist/')
  .action(() => merge(project));

program
  .command('serve')
  .description('serve dist/ as the host does')
  .option(...portOption)
  .action((options) => serve(project, options));

program
  .command('check-links')
  .description('check every link, anchor and image of dist/ with lychee')
  .option('--version <name>', 'check the output of one built version instead')
  .option('--external', 'check links to other sites too')
  .action((options) => checkLinks(project, options));

program
  .command('release')
  .description('cut a version from the commit that is checked out: checks, lock, commit, tag')
  .argument('<x.y.z>', 'the new version')
  .option('--dry-run', 'show what would change, and change nothing', false)
  .option(...jobsOption)
  .action((name: string, options) => release(project, name, options));

program
  .command('refs')
  .description('create the tags and branches that the lock names and this clone lacks')
  .action(() => refs(project));
program
  .command('tools')
  .description('install what the checks need: Chromium and lychee')
  .action(() => tools(project));
program
  .command('bench')
  .description('measure builds, merges and resolving on generated docs')
  .action(() => bench());

program
  .command('clean')
  .description('delete builds, merged trees and caches')
  .action(() => clean(project));

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
