import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

interface Options {
  program: string;
  args: readonly string[];
  /** Working directory; this process's own if left out. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether the output is shown directly and not collected. */
  isShown?: boolean;
  /** Milliseconds after which the program is ended. */
  timeout?: number;
}

export interface ProgramResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/**
 * Run a program without a shell and collect what it prints. It always comes back with a result: a program that does not
 * start, or that is ended because time ran out, has exit code -1 and the reason at the end of `stderr`.
 */
export function runProgram({
  program,
  args,
  cwd,
  env = process.env,
  isShown,
  timeout,
}: Options): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const output = isShown ? 'inherit' : 'pipe';
    const child = spawn(program, args, { cwd, env, timeout, stdio: ['ignore', output, output] });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk));
    const finish = (exitCode: number, problem = '') =>
      resolve({
        exitCode,
        stdout: Buffer.concat(stdout).toString(),
        stderr: `${Buffer.concat(stderr).toString()}${problem}`,
      });
    child.on('error', (error) => finish(-1, error.message));
    child.on('close', (code, signal) =>
      code === null ? finish(-1, `${program} was ended: ${signal}.`) : finish(code),
    );
  });
}

/** Folders of `PATH`, in order. */
export const pathDirs = (): string[] => (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);

/** Path of the first program of that name in the folders. */
export function findProgram(name: string, dirs: readonly string[]): string | undefined {
  const fileName = process.platform === 'win32' ? `${name}.exe` : name;
  return dirs.map((dir) => path.join(dir, fileName)).find(isProgram);
}

function isProgram(filePath: string): boolean {
  try {
    accessSync(filePath, constants.X_OK);
    return statSync(filePath).isFile();
  } catch {
    return false; // It does not exist, or cannot be executed.
  }
}
