import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltSearch } from '../../../packages/search/bench/index.ts';
import type { TextFile } from '../../../packages/search/index.ts';
import type { PlannedBuild } from '../../build/planBuilds.ts';
import { readBuildRecord } from '../../build/readBuildRecord.ts';
import { UserError } from '../../lib/userError.ts';

/** Read a version's search files. Throws a UserError if it is not built. */
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
    // Written by our build.
    const read = () => JSON.parse(readFileSync(path.join(path.dirname(indexPath), textFile), 'utf8')) as TextFile;
    const texts = known.get(textFile) ?? read().texts;
    known.set(textFile, texts);
    return texts;
  };
  return { file: JSON.parse(text), text, readTexts };
}

/** Return a text's gzipped size, in bytes. */
export const gzipSize = (text: string): number => gzipSync(text, { level: 9 }).length;
