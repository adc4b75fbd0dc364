import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { BUILD_ENV_VARIABLE, type BuildEnv } from '../../common/buildEnv.ts';
import { bundleServer } from './BuilderPool.ts';

interface Options {
  projectDir: string;
  /** Used by this server alone: Rspress writes temporary pages below it. */
  workDir: string;
  env: BuildEnv;
}

interface DevServer {
  /** Resolves when the server can answer, or waits for a correction. */
  ready: Promise<unknown>;
  /** Resolves with the exit code. */
  end: Promise<number>;
}

/** Start the development server in its own process, which ends with this one. */
export async function startDevServer({ projectDir, workDir, env }: Options): Promise<DevServer> {
  const bundleFile = path.join(workDir, 'server.mjs');
  await bundleServer(projectDir, bundleFile, 'serveDev');
  const child = fork(bundleFile, {
    cwd: workDir,
    execArgv: ['--max-semi-space-size=32', '--enable-source-maps'],
    env: { ...process.env, NODE_ENV: 'development', [BUILD_ENV_VARIABLE]: JSON.stringify(env) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return { ready: once(child, 'message'), end: once(child, 'exit').then(([code]) => code ?? 1) };
}
