import { FileError } from '../../files/FileSystem.ts';
import { formatDate, formatMode, formatUser } from '../../files/formatFile.ts';
import type { Command, Process } from '../shell/Process.ts';
import { parseOptions } from './parseOptions.ts';

type Flags = ReadonlySet<string>;

interface Entry {
  readonly name: string;
  readonly filePath: string;
}

/** List files: `-l`, `-a`, `-A`, `-1`, `-d`. Source of the format: toybox `ls.c`. */
export const ls: Command = async (process) => {
  const { flags, operands } = parseOptions(process.args, ['l', 'a', 'A', '1', 'd']);
  const files: string[] = [];
  const folders: string[] = [];
  let status = 0;
  for (const name of operands.length > 0 ? operands : ['.']) {
    try {
      const isLinkShown = flags.has('l') || flags.has('d');
      const { type } = isLinkShown ? process.files.lstat(name) : process.files.stat(name);
      (type === 'folder' && !flags.has('d') ? folders : files).push(name);
    } catch (error) {
      status = await complain(process, name, error);
    }
  }
  await printEntries(
    process,
    files.map((name) => ({ name, filePath: name })),
    flags,
  );
  for (const name of folders) {
    if (files.length + folders.length > 1) await process.print(`${name}:\n`);
    status = (await listFolder(process, name, flags)) || status;
  }
  return status;
};

async function complain(process: Process, name: string, error: unknown): Promise<number> {
  if (!(error instanceof FileError)) throw error;
  return process.fail(`ls: ${name}: ${error.message}`);
}

async function listFolder(process: Process, folderPath: string, flags: Flags): Promise<number> {
  try {
    const names = [...(flags.has('a') ? ['.', '..'] : []), ...process.files.list(folderPath)];
    const shown = names.filter((name) => flags.has('a') || flags.has('A') || !name.startsWith('.'));
    if (flags.has('l')) await process.print(`total ${shown.length * 4}\n`);
    await printEntries(
      process,
      shown.map((name) => ({ name, filePath: `${folderPath}/${name}` })),
      flags,
    );
    return 0;
  } catch (error) {
    return complain(process, folderPath, error);
  }
}

async function printEntries(process: Process, entries: readonly Entry[], flags: Flags): Promise<void> {
  const names = entries.map(({ name }) => name);
  await process.printLines(flags.has('l') ? formatLong(process, entries, names) : names);
}

function formatLong({ files }: Process, entries: readonly Entry[], names: readonly string[]): string[] {
  const rows = entries.map(({ filePath }) => {
    const { links, uid, gid, size } = files.lstat(filePath);
    return [String(links), formatUser(uid), formatUser(gid), String(size)];
  });
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return entries.map(({ filePath }, index) => {
    const stat = files.lstat(filePath);
    const [links = '', user = '', group = '', size = ''] = rows[index] ?? [];
    const target = stat.type === 'link' ? ` -> ${files.readLink(filePath)}` : '';
    return [
      formatMode(stat),
      links.padStart(widthOf(0)),
      user.padEnd(widthOf(1)),
      group.padEnd(widthOf(2)),
      size.padStart(widthOf(3)),
      formatDate(stat.modifiedAt * 1000, '%F %R'),
      `${names[index]}${target}`,
    ].join(' ');
  });
}
