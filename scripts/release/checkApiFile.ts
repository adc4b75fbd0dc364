import { existsSync } from 'node:fs';
import path from 'node:path';
import { API_FILE } from '../../common/apiFile.ts';
import type { LibraryConfig } from '../../common/library.ts';
import type { Problem } from '../content/readDocs.ts';
import { checkApiFile, readApiFile } from '../content/readDocs.ts';

/** Check that the docs have the API of the library at the release's own tag, where the library's sources are read. */
export function checkReleasedApi(name: string, docsDir: string, library: LibraryConfig | undefined): Problem[] {
  if (!library?.sources) return [];
  const faults = checkApiFile(docsDir);
  if (faults.length > 0) return faults;
  const tag = library.sources.tagPrefix + name;
  const ref = readApiFile(docsDir)?.ref;
  if (ref === tag) return [];
  const fault = existsSync(path.join(docsDir, API_FILE))
    ? `The file has the API of the library at ${ref}, not at ${tag}`
    : 'The file is missing';
  const message = `${fault}: write it with npm run api -- --extract <clone of the library> --ref ${tag}`;
  return [{ filePath: API_FILE, line: 1, message }];
}
