import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

interface Options {
  program: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  isShown?: boolean;
  /** In milliseconds. */
  timeout?: number;
}

export interface ProgramResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/**
 * Run a program without a shell and collect its output. Never throws: without a start or after a timeout, the exit code is -1, with
 * the reason at the end of `stderr`.
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

/** List the folders of `PATH`. */
export const pathDirs = (): string[] => (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);

/** Find the first program of that name. */
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

/** Tell whether a process with this id is running. */
export function isRunning(processId: number): boolean {
  try {
    // Signal 0 only tests for a process; an id below 1 means a group.
    return processId > 0 && process.kill(processId, 0);
  } catch (error) {
    // The process belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
