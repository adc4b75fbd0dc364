import { FileError } from '../../files/FileError.ts';
import type { Command, Process } from '../shell/Process.ts';
import { formatDate } from './formatDate.ts';
import { formatMode, formatUser } from './formatMode.ts';
import { parseOptions } from './parseOptions.ts';

type Flags = ReadonlySet<string>;

interface Entry {
  readonly name: string;
  readonly filePath: string;
}

/** List files: `-l`, `-a`, `-A`, `-1`, `-d`, `-R`. */
export const ls: Command = async (process) => {
  const { flags, operands } = parseOptions(process.args, ['l', 'a', 'A', '1', 'd', 'R']);
  const found: Entry[] = [];
  let status = 0;
  for (const name of operands.length > 0 ? operands : ['.']) {
    const filePath = process.resolve(name);
    try {
      process.files.lstat(filePath);
      found.push({ name, filePath });
    } catch (error) {
      status = await complain(process, name, error);
    }
  }
  const isListed = ({ filePath }: Entry) => !flags.has('d') && process.files.isFolder(filePath);
  await printEntries(
    process,
    found.filter((entry) => !isListed(entry)),
    flags,
  );
  for (const folder of found.filter(isListed)) {
    status = (await listFolder(process, folder, { flags, isTitled: found.length > 1 || flags.has('R') })) || status;
  }
  return status;
};

async function complain(process: Process, name: string, error: unknown): Promise<number> {
  if (!(error instanceof FileError)) throw error;
  return process.fail(`ls: ${name}: ${error.message}`);
}

interface ListOptions {
  readonly flags: Flags;
  readonly isTitled: boolean;
}

async function listFolder(process: Process, folder: Entry, { flags, isTitled }: ListOptions): Promise<number> {
  const entries: Entry[] = [];
  try {
    const names = process.files.list(folder.filePath).filter((name) => isShown(name, flags));
    if (flags.has('a')) names.unshift('.', '..');
    entries.push(...names.map((name) => ({ name, filePath: `${folder.filePath}/${name}` })));
  } catch (error) {
    return complain(process, folder.name, error);
  }
  if (isTitled) await process.print(`${folder.name}:\n`);
  if (flags.has('l')) await process.print(`total ${entries.length * 4}\n`);
  await printEntries(process, entries, flags);
  if (!flags.has('R')) return 0;
  let status = 0;
  for (const { name, filePath } of entries.filter(({ name }) => name !== '.' && name !== '..')) {
    if (process.files.lstat(filePath).type !== 'folder') continue;
    await process.print('\n');
    status = (await listFolder(process, { name: `${folder.name}/${name}`, filePath }, { flags, isTitled })) || status;
  }
  return status;
}

const isShown = (name: string, flags: Flags) => flags.has('a') || flags.has('A') || !name.startsWith('.');

async function printEntries(process: Process, entries: readonly Entry[], flags: Flags): Promise<void> {
  if (!flags.has('l')) return process.printLines(entries.map(({ name }) => name));
  const stats = entries.map((entry) => ({ ...entry, stat: process.files.lstat(entry.filePath) }));
  const width = Math.max(0, ...stats.map(({ stat }) => String(stat.size).length));
  await process.printLines(
    stats.map(({ name, filePath, stat }) => {
      const owner = `${formatUser(stat.uid).padEnd(6)} ${formatUser(stat.gid).padEnd(6)}`;
      const time = formatDate(stat.modifiedAt * 1000, '%F %R');
      const target = stat.type === 'link' ? ` -> ${process.files.readLink(filePath)}` : '';
      return `${formatMode(stat)} ${stat.links} ${owner} ${String(stat.size).padStart(width)} ${time} ${name}${target}`;
    }),
  );
}
