import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltSearch } from '../../../search/bench/index.ts';
import type { TextFile } from '../../../search/index.ts';
import type { PlannedBuild } from '../../build/planBuilds.ts';
import { readBuildRecord } from '../../build/readBuildRecord.ts';
import { UserError } from '../../lib/userError.ts';

/** Read the search files of a version. Throws a UserError if it is not built. */
export function readSearchBuild(build: PlannedBuild): BuiltSearch {
  const name = readBuildRecord(build).search?.files.all;
  if (!name)
    throw new UserError(`Version ${build.version.name} has no search index.`, {
      hint: `Build it again: npm run build -- ${build.version.name} --force`,
    });
  const indexPath = path.join(build.dir, 'site', name);
  const text = readFileSync(indexPath, 'utf8');
  const known = new Map<string, readonly string[]>();
  const readTexts = (textFile: string) => {
    // Our own build wrote the file.
    const read = () => JSON.parse(readFileSync(path.join(path.dirname(indexPath), textFile), 'utf8')) as TextFile;
    const texts = known.get(textFile) ?? read().texts;
    known.set(textFile, texts);
    return texts;
  };
  return { file: JSON.parse(text), text, readTexts };
}

/** Size of a text with gzip, in bytes. */
export const gzipSize = (text: string): number => gzipSync(text, { level: 9 }).length;
