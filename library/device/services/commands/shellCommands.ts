import { decodeText } from '../../files/bytes.ts';
import { CommandError } from '../shell/CommandError.ts';
import { type Command, type Process, ShellExit } from '../shell/Process.ts';
import { runProgram, runShell } from '../shell/runScript.ts';
import { parseNumber } from './parseNumber.ts';
import { parseOptions } from './parseOptions.ts';

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

const exit: Command = async (process) => {
  const [text = String(process.shell.status)] = process.args;
  const isNumber = /^\d+$/.test(text);
  if (!isNumber) await process.fail(`/system/bin/sh: exit: ${text}: bad number`);
  throw new ShellExit(isNumber ? Number(text) & 255 : 1);
};

const exportVariables: Command = async ({ args, shell }) => {
  for (const word of parseOptions(args).operands) {
    const [, name, value] = /^([A-Za-z_]\w*)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) throw new CommandError(`${word}: is not an identifier`);
    if (value !== undefined) shell.variables.set(name, value);
  }
};

const sh: Command = async (process) => {
  const [first, second] = process.args;
  const inner = process.with({ shell: { ...process.shell, variables: new Map(process.shell.variables) } });
  if (first === '-c') return runShell(second ?? '', inner);
  if (first === undefined) return runShell(await process.readInputText(), inner);
  return runShell(decodeText(process.files.read(process.resolve(first))), inner);
};

function isTrue(words: readonly string[], process: Process): boolean {
  const [first = '', operator = '', last = ''] = words;
  if (words.length < 2) return first !== '';
  if (words.length === 2) return isTrueOfFile(first, operator, process);
  const compare = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined;
  if (!compare || words.length > 3) throw new CommandError(`'${words.join(' ')}' is not simulated`, 2);
  return compare(first, last);
}

function isTrueOfFile(operator: string, operand: string, process: Process): boolean {
  const filePath = process.resolve(operand);
  const { files } = process;
  if (operator === '-n') return operand !== '';
  if (operator === '-z') return operand === '';
  if (!['-e', '-d', '-f', '-s'].includes(operator)) throw new CommandError(`'${operator}' is not simulated`, 2);
  if (!files.exists(filePath)) return false;
  if (operator === '-d') return files.isFolder(filePath);
  if (operator === '-f') return files.stat(filePath).type === 'file';
  return operator === '-e' || files.stat(filePath).size > 0;
}

const COMPARISONS: Readonly<Record<string, (left: string, right: string) => boolean>> = {
  '=': (left, right) => left === right,
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '-eq': (left, right) => parseNumber(left) === parseNumber(right),
  '-ne': (left, right) => parseNumber(left) !== parseNumber(right),
  '-lt': (left, right) => parseNumber(left) < parseNumber(right),
  '-le': (left, right) => parseNumber(left) <= parseNumber(right),
  '-gt': (left, right) => parseNumber(left) > parseNumber(right),
  '-ge': (left, right) => parseNumber(left) >= parseNumber(right),
};

const test: Command = async (process) => {
  const words = [...process.args];
  if (process.name === '[' && words.pop() !== ']') throw new CommandError('missing ]', 2);
  const isNegated = words[0] === '!';
  const result = isTrue(isNegated ? words.slice(1) : words, process);
  return Number(result === isNegated);
};

const exec: Command = async (process) => runProgram(process.args, process);

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
