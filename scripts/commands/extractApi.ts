import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API_FILE } from '../../common/apiFile.ts';
import { formatApiFile, readLibrary } from '../api/readLibrary.ts';
import { print, printWarnings } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { describeApi } from './api.ts';

interface Options {
  extract: string;
  ref: string;
  out?: string;
}

/** Write the API that the library's sources declare at a ref. */
export async function extractApi({ paths, library }: Project, { extract, ref, out }: Options): Promise<void> {
  if (!library?.sources)
    throw new UserError('The site does not say where the sources of its library are.', {
      hint: 'Name them as `sources` of its library: common/library.ts explains the key.',
    });
  const { api, missing } = await readLibrary({
    repoDir: path.resolve(extract),
    ref,
    library: { packageScope: library.packageScope, sources: library.sources },
    modulesDir: path.join(paths.projectDir, 'node_modules'),
  });
  const file = path.resolve(out ?? path.join(paths.docsDir, API_FILE));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, formatApiFile(api));
  print(`${ref}: ${describeApi(api)} → ${path.relative('', file)}`);
  if (missing.length > 0)
    printWarnings([`These packages are not installed, so that types from them are "any": ${missing.join(', ')}.`]);
}
