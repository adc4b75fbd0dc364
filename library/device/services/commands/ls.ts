import { FileError, resolveFilePath } from '../../files/FileSystem.ts';
import { formatDate, formatMode, formatUser } from '../../files/formatFile.ts';
import type { Command, Process } from '../shell/Process.ts';
import { parseOptions } from './parseOptions.ts';

type Flags = ReadonlySet<string>;

/** List files: `-l`, `-a`, `-A`, `-1`, `-d`. In a terminal, names are in columns and spaces escaped. Source: toybox `ls.c`. */
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
  await printEntries(process, files, flags);
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
    await printEntries(process, shown, flags, folderPath);
    return 0;
  } catch (error) {
    return complain(process, folderPath, error);
  }
}

async function printEntries(process: Process, names: readonly string[], flags: Flags, folderPath = '.'): Promise<void> {
  const shown = names.map((name) => (process.hasTerminal ? name.replace(/[ \\]/g, '\\$&') : name));
  const isInColumns = process.hasTerminal && !flags.has('1');
  const paths = names.map((name) => resolveFilePath(folderPath, name));
  if (flags.has('l')) return process.printLines(formatLong(process, paths, shown));
  await process.printLines(isInColumns ? formatColumns(shown) : shown);
}

function formatLong({ files }: Process, paths: readonly string[], names: readonly string[]): string[] {
  const rows = paths.map((filePath, index) => {
    const stat = files.lstat(filePath);
    const target = stat.type === 'link' ? ` -> ${files.readLink(filePath)}` : '';
    const columns = [String(stat.links), formatUser(stat.uid), formatUser(stat.gid), String(stat.size)] as const;
    return { stat, columns, name: `${names[index]}${target}` };
  });
  const widthOf = (column: number) => Math.max(...rows.map(({ columns }) => columns[column]?.length ?? 0));
  return rows.map(({ stat, columns: [links, user, group, size], name }) =>
    [
      formatMode(stat),
      links.padStart(widthOf(0)),
      user.padEnd(widthOf(1)),
      group.padEnd(widthOf(2)),
      size.padStart(widthOf(3)),
      formatDate(stat.modifiedAt * 1000, '%F %R'),
      name,
    ].join(' '),
  );
}

const TERMINAL_WIDTH = 80;

/** Sort names down as many columns as fit, each padded, the last one too. */
function formatColumns(names: readonly string[]): string[] {
  for (let columns = Math.min(TERMINAL_WIDTH / 2, names.length); columns > 1; columns -= 1) {
    const height = Math.ceil(names.length / columns);
    const hasEmptyColumn = height * columns - names.length >= height;
    const widths = Array.from({ length: columns }, (_, column) =>
      Math.max(...names.slice(column * height, (column + 1) * height).map(({ length }) => length + 1)),
    );
    const width = widths.reduce((sum, one) => sum + one, columns);
    if (hasEmptyColumn || width > TERMINAL_WIDTH) continue;
    return Array.from({ length: height }, (_, row) =>
      widths.map((one, column) => names[column * height + row]?.padEnd(one) ?? '').join(''),
    );
  }
  return [...names];
}
