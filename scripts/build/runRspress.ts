// The only file that starts Rspress by its command line.
import { createRequire } from 'node:module';
import path from 'node:path';
import { BUILD_ENV_VARIABLE, type BuildEnv } from '../../common/buildEnv.ts';
import { type ProgramResult, runProgram } from '../tools/runProgram.ts';

const require = createRequire(import.meta.url);
const RSPRESS_BIN = path.join(path.dirname(require.resolve('@rspress/core/package.json')), 'bin/rspress.js');

interface Options {
  projectDir: string;
  /** Used by this process alone: Rspress writes temporary pages below it. */
  workDir: string;
  env: BuildEnv;
  /** Serve with reload until stopped, and show the output; else build. */
  port?: number;
}

/** Build or serve one version in its own process: Rspress keeps its routes in a process-wide singleton. */
export function runRspress({ projectDir, workDir, env, port }: Options): Promise<ProgramResult> {
  const command = port === undefined ? ['build'] : ['dev', '--port', String(port)];
  return runProgram({
    program: process.execPath,
    args: [RSPRESS_BIN, ...command, '-c', path.join(projectDir, 'rspress.config.ts')],
    cwd: workDir,
    env: {
      ...process.env,
      ...(port === undefined && { NODE_ENV: 'production' }),
      [BUILD_ENV_VARIABLE]: JSON.stringify(env),
    },
    isShown: port !== undefined,
  });
}
