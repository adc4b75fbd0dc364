import { FileError } from '../../files/FileError.ts';
import type { FileSystem } from '../../files/FileSystem.ts';
import { readFileName } from '../../files/filePath.ts';
import { CommandError } from '../shell/CommandError.ts';
import type { Command, Process } from '../shell/Process.ts';
import { ls } from './ls.ts';
import { parseOptions } from './parseOptions.ts';

async function forEachOperand(process: Process, operands: readonly string[], act: (filePath: string) => void) {
  let status = 0;
  for (const operand of operands) {
    try {
      act(process.resolve(operand));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const shown = process.name === 'rm' ? operand : `'${operand}'`;
      status = await process.fail(`${process.name}: ${shown}: ${error.message}`);
    }
  }
  return status;
}

const pwd: Command = async (process) => process.print(`${process.shell.folderPath}\n`);

const mkdir: Command = async (process) => {
  const { flags, values, operands } = parseOptions(process.args, ['p', 'm=']);
  if (operands.length === 0) return process.fail('mkdir: Needs 1 argument');
  const mode = parseMode(values.get('m') ?? '775', 0);
  const create = (filePath: string) =>
    flags.has('p') ? process.files.ensureFolder(filePath, mode) : process.files.createFolder(filePath, mode);
  return forEachOperand(process, operands, create);
};

const rm: Command = async (process) => {
  const { flags, operands } = parseOptions(process.args, ['r', 'R', 'f']);
  if (operands.length === 0) return flags.has('f') ? 0 : process.fail('rm: Needs 1 argument');
  const isRecursive = flags.has('r') || flags.has('R');
  return forEachOperand(process, operands, (filePath) => {
    if (flags.has('f') && !hasNode(process.files, filePath)) return;
    if (process.files.lstat(filePath).type !== 'folder') process.files.remove(filePath);
    else if (isRecursive) removeTree(process.files, filePath);
    else throw new FileError('EISDIR', filePath);
  });
};

function hasNode(files: FileSystem, filePath: string): boolean {
  try {
    files.lstat(filePath);
    return true;
  } catch (error) {
    if (error instanceof FileError && error.code === 'ENOENT') return false;
    throw error;
  }
}

function removeTree(files: FileSystem, filePath: string): void {
  if (files.lstat(filePath).type === 'folder') {
    for (const name of files.list(filePath)) removeTree(files, `${filePath}/${name}`);
  }
  files.remove(filePath);
}

const touch: Command = async (process) => {
  const { operands } = parseOptions(process.args);
  return forEachOperand(process, operands, (filePath) => {
    if (process.files.exists(filePath)) process.files.setModifiedAt(filePath, process.state.clock.now() / 1000);
    else process.files.create(filePath);
  });
};

const chmod: Command = async (process) => {
  const [mode = '', ...operands] = parseOptions(process.args).operands;
  return forEachOperand(process, operands, (filePath) => {
    process.files.setMode(filePath, parseMode(mode, process.files.stat(filePath).mode));
  });
};

/** Such as `755` or `u+x`. */
function parseMode(text: string, mode: number): number {
  const [, who = '', sign = '', rights = ''] = /^([ugoa]*)([+-])([rwx]+)$/.exec(text) ?? [];
  if (!sign) return parseOctal(text);
  const bits = [...rights].reduce((sum, right) => sum | ({ r: 4, w: 2, x: 1 }[right] ?? 0), 0);
  const isFor = (letter: string) => who === '' || who.includes('a') || who.includes(letter);
  const mask = (isFor('u') ? bits << 6 : 0) | (isFor('g') ? bits << 3 : 0) | (isFor('o') ? bits : 0);
  return sign === '+' ? mode | mask : mode & ~mask;
}

function parseOctal(text: string): number {
  if (!/^[0-7]{1,4}$/.test(text)) throw new CommandError(`bad mode '${text}'`);
  return Number.parseInt(text, 8);
}

async function transfer(
  process: Process,
  operands: readonly string[],
  move: (fromPath: string, toPath: string) => void,
): Promise<number> {
  const [target, ...sources] = [...operands].reverse();
  if (target === undefined || sources.length === 0) return process.fail(`${process.name}: Needs 2 arguments`);
  const targetPath = process.resolve(target);
  let status = 0;
  for (const source of sources.reverse()) {
    const fromPath = process.resolve(source);
    const toPath = process.files.isFolder(targetPath) ? `${targetPath}/${readFileName(fromPath)}` : targetPath;
    try {
      move(fromPath, toPath);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      status = await process.fail(`${process.name}: bad '${source}': ${error.message}`);
    }
  }
  return status;
}

const cp: Command = async (process) => {
  const { flags, operands } = parseOptions(process.args, ['r', 'R', 'f']);
  const isRecursive = flags.has('r') || flags.has('R');
  return transfer(process, operands, (fromPath, toPath) => copyTree(process.files, { fromPath, toPath, isRecursive }));
};

interface Copy {
  readonly fromPath: string;
  readonly toPath: string;
  readonly isRecursive: boolean;
}

function copyTree(files: FileSystem, { fromPath, toPath, isRecursive }: Copy): void {
  const { type, mode } = files.stat(fromPath);
  if (type !== 'folder') {
    files.write(toPath, files.read(fromPath), mode);
    return;
  }
  if (!isRecursive) throw new FileError('EISDIR', fromPath);
  files.ensureFolder(toPath, mode);
  for (const name of files.list(fromPath)) {
    copyTree(files, { fromPath: `${fromPath}/${name}`, toPath: `${toPath}/${name}`, isRecursive });
  }
}

const mv: Command = async (process) => {
  const { operands } = parseOptions(process.args, ['f']);
  return transfer(process, operands, (fromPath, toPath) => process.files.rename(fromPath, toPath));
};

export const fileCommands: Readonly<Record<string, Command>> = {
  pwd,
  ls,
  mkdir,
  rm,
  touch,
  chmod,
  cp,
  mv,
};
