// The only file that starts Rspress.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BUILD_ENV_VARIABLE, type BuildEnv } from '../../common/buildEnv.ts';

const require = createRequire(import.meta.url);
const RSPRESS_BIN = path.join(path.dirname(require.resolve('@rspress/core/package.json')), 'bin/rspress.js');

// A build makes millions of short-lived objects; a larger young generation (in MB) collects them faster.
const NODE_ARGS = ['--max-semi-space-size=64'];

interface Options {
  projectDir: string;
  /** Used by this build alone: Rspress writes temporary pages below it. */
  workDir: string;
  env: BuildEnv;
}

export interface RspressResult {
  exitCode: number;
  output: string;
}

/** Build one version in its own process: Rspress keeps its routes in a process-wide singleton. */
export function runRspressBuild({ projectDir, workDir, env }: Options): Promise<RspressResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [...NODE_ARGS, RSPRESS_BIN, 'build', '-c', path.join(projectDir, 'rspress.config.ts')],
      {
        cwd: workDir,
        env: { ...process.env, NODE_ENV: 'production', [BUILD_ENV_VARIABLE]: JSON.stringify(env) },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** Serve the working tree with reload until stopped. Returns the exit code. */
export function runRspressDev({ projectDir, workDir, env, port }: Options & { port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const args = [RSPRESS_BIN, 'dev', '-c', path.join(projectDir, 'rspress.config.ts'), '--port', String(port)];
    const child = spawn(process.execPath, args, {
      cwd: workDir,
      env: { ...process.env, [BUILD_ENV_VARIABLE]: JSON.stringify(env) },
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 0));
  });
}
