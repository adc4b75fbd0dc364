import { API_FILE } from '../../common/apiFile.ts';
import type { LibraryConfig } from '../../common/library.ts';
import { readApiFile } from '../content/readApiFile.ts';
import { UserError } from '../lib/userError.ts';

/** Check that the docs have the API of the library at the release's own tag, where the library's sources are read. */
export function checkReleasedApi(
  name: string,
  { docsDir, docsPath, library }: { docsDir: string; docsPath: string; library: LibraryConfig | undefined },
): void {
  if (!library?.sources) return;
  const tag = library.sources.tagPrefix + name;
  const ref = readApiFile(docsDir)?.ref;
  if (ref === tag) return;
  const file = `${docsPath}/${API_FILE}`;
  throw new UserError(
    ref === undefined
      ? `Cannot release ${name}: there is no ${file}.`
      : `Cannot release ${name}: ${file} has the API of the library at ${ref}, not at ${tag}.`,
    { hint: `Write it, and commit it: npm run api -- --extract <clone of the library> --ref ${tag}` },
  );
}
