import { FileError } from '../../files/FileError.ts';
import { readFileName } from '../../files/filePath.ts';
import { createPatternTest } from '../shell/createPatternTest.ts';
import type { Command, Process } from '../shell/Process.ts';

interface Search {
  readonly isMatch: (name: string) => boolean;
  readonly type: string | undefined;
  readonly maxDepth: number;
}

/** Find files below folders: `-name`, `-iname`, `-type f|d|l`, `-maxdepth`. */
export const find: Command = async (process) => {
  const first = process.args.findIndex((word) => word.startsWith('-'));
  const roots = first === -1 ? process.args : process.args.slice(0, first);
  const search = parseSearch(first === -1 ? [] : process.args.slice(first));
  let status = 0;
  for (const root of roots.length > 0 ? roots : ['.']) {
    const { found, errors } = walk(process, root, search);
    await process.printLines(found);
    for (const error of errors) status = await process.fail(error);
  }
  return status;
};

function parseSearch(words: readonly string[]): Search {
  const read = (name: string) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
  const ignoredCase = read('-iname');
  const isPattern = createPatternTest(ignoredCase?.toLowerCase() ?? read('-name') ?? '*');
  const hasName = words.includes('-name') || ignoredCase !== undefined;
  return {
    isMatch: (name) => !hasName || isPattern(ignoredCase === undefined ? name : name.toLowerCase()),
    type: read('-type'),
    maxDepth: Number(read('-maxdepth') ?? Number.POSITIVE_INFINITY),
  };
}

const TYPE_LETTERS: Readonly<Record<string, string>> = { folder: 'd', file: 'f', link: 'l', device: 'c' };

function walk(process: Process, root: string, search: Search) {
  const found: string[] = [];
  const errors: string[] = [];
  const visit = (shown: string, depth: number) => {
    try {
      const filePath = process.resolve(shown);
      const { type } = process.files.lstat(filePath);
      const isTyped = search.type === undefined || TYPE_LETTERS[type] === search.type;
      if (isTyped && search.isMatch(readFileName(shown))) found.push(shown);
      if (type !== 'folder' || depth >= search.maxDepth) return;
      for (const name of process.files.list(filePath))
        visit(shown === '/' ? `/${name}` : `${shown.replace(/\/$/, '')}/${name}`, depth + 1);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      errors.push(`find: '${shown}': ${error.message}`);
    }
  };
  visit(root, 0);
  return { found, errors };
}
