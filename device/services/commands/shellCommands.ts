import { decodeText } from '../../files/bytes.ts';
import { type Command, type Process, ShellExit } from '../shell/Process.ts';
import { runProgram, runShell } from '../shell/runScript.ts';

const changeFolder: Command = async (process) => {
  const target = process.args[0] ?? process.readVariable('HOME') ?? '/';
  const folderPath = process.resolve(target);
  const complaint = (message: string) => process.fail(`/system/bin/sh: cd: ${folderPath}: ${message}`, 2);
  if (!process.files.exists(folderPath)) return complaint('No such file or directory');
  if (!process.files.isFolder(folderPath)) return complaint('Not a directory');
  process.files.checkAccess(folderPath, 1);
  process.shell.folderPath = folderPath;
  return 0;
};

const exit: Command = async ({ args, shell }) => {
  throw new ShellExit(args[0] === undefined ? shell.status : Number(args[0]) & 255);
};

const exportVariables: Command = async ({ args, shell }) => {
  for (const word of args) {
    const [, name, value] = /^(\w+)=(.*)$/s.exec(word) ?? [];
    if (name) shell.variables.set(name, value ?? '');
  }
};

/** Run `sh -c script`, `sh file`, or a script from the input. */
const sh: Command = async (process) => {
  const [first, second, ...rest] = process.args;
  const inner = process.with({ shell: { ...process.shell, variables: new Map(process.shell.variables) } });
  if (first === '-c') return runShell(second ?? '', inner.with({ args: rest }));
  if (first === undefined) return runShell(await process.readInputText(), inner);
  return runShell(decodeText(process.files.read(process.resolve(first))), inner);
};

function isTrue(words: readonly string[], process: Process): boolean {
  const [first = '', operator = '', last = ''] = words;
  if (words.length < 2) return first !== '';
  if (words.length === 2) return isTrueOfFile(first, operator, process);
  return COMPARISONS[operator]?.(first, last) ?? false;
}

function isTrueOfFile(operator: string, operand: string, process: Process): boolean {
  const filePath = process.resolve(operand);
  const { files } = process;
  if (operator === '-n') return operand !== '';
  if (operator === '-z') return operand === '';
  if (!files.exists(filePath)) return false;
  if (operator === '-d') return files.isFolder(filePath);
  if (operator === '-f') return files.stat(filePath).type === 'file';
  if (operator === '-s') return files.stat(filePath).size > 0;
  return ['-e', '-r', '-w', '-x'].includes(operator);
}

const COMPARISONS: Readonly<Record<string, (left: string, right: string) => boolean>> = {
  '=': (left, right) => left === right,
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '-eq': (left, right) => Number(left) === Number(right),
  '-ne': (left, right) => Number(left) !== Number(right),
  '-lt': (left, right) => Number(left) < Number(right),
  '-le': (left, right) => Number(left) <= Number(right),
  '-gt': (left, right) => Number(left) > Number(right),
  '-ge': (left, right) => Number(left) >= Number(right),
};

/** Evaluate `test`: files, strings and numbers. */
const test: Command = async (process) => {
  const words = process.name === '[' ? process.args.slice(0, -1) : [...process.args];
  const isNegated = words[0] === '!';
  const result = isTrue(isNegated ? words.slice(1) : words, process);
  return Number(result === isNegated);
};

const exec: Command = async (process) => runProgram(process.args, process);

/** The commands that change or start a shell. */
export const shellCommands: Readonly<Record<string, Command>> = {
  cd: changeFolder,
  exit,
  export: exportVariables,
  sh,
  test,
  '[': test,
  exec,
  ':': async () => {},
  true: async () => {},
  false: async () => 1,
};
