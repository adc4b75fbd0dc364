import { FileError } from '../../files/FileError.ts';
import type { FileStat } from '../../files/FileNode.ts';
import type { Command } from '../shell/Process.ts';
import { formatDate } from './formatDate.ts';
import { formatMode, formatUser } from './formatMode.ts';
import { parseOptions } from './parseOptions.ts';

const TYPE_NAMES = {
  folder: 'directory',
  file: 'regular file',
  link: 'symbolic link',
  device: 'character device',
} as const;

const DEFAULT_FORMAT = [
  '  File: %N',
  '  Size: %s\t Blocks: %b\t IO Blocks: 512\t%F',
  'Device: fd05h\t Inode: %i\t Links: %h',
  'Access: (%a/%A)\tUid: (%u/%U)\tGid: (%g/%G)',
  'Modify: %y',
].join('\n');

/** Tell of files, with `-c FORMAT` in a form of one's own; `-L` follows links. */
export const stat: Command = async (process) => {
  const { flags, values, operands } = parseOptions(process.args, ['c']);
  if (operands.length === 0) return process.fail('stat: Needs 1 argument');
  let status = 0;
  for (const name of operands) {
    const filePath = process.resolve(name);
    try {
      const found = flags.has('L') ? process.files.stat(filePath) : process.files.lstat(filePath);
      await process.print(`${formatStat(values.get('c') ?? DEFAULT_FORMAT, name, found)}\n`);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      status = await process.fail(`stat: '${name}': ${error.message}`);
    }
  }
  return status;
};

function formatStat(format: string, name: string, found: FileStat): string {
  const fields: Readonly<Record<string, string>> = {
    n: name,
    N: name,
    s: String(found.size),
    b: String(Math.ceil(found.size / 512)),
    F: TYPE_NAMES[found.type],
    a: (found.mode & 0o7777).toString(8),
    A: formatMode(found),
    f: found.mode.toString(16),
    i: String(found.inode),
    h: String(found.links),
    u: String(found.uid),
    U: formatUser(found.uid),
    g: String(found.gid),
    G: formatUser(found.gid),
    Y: String(found.modifiedAt),
    y: `${formatDate(found.modifiedAt * 1000, '%F %T')}.000000000 +0000`,
    '%': '%',
  };
  return format.replace(/%([A-Za-z%])/g, (whole, letter: string) => fields[letter] ?? whole);
}
