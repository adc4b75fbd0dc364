import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_FILE, type ApiFile } from '../../common/apiFile.ts';
import { type SIDE_FILES, sideFile } from '../../common/buildEnv.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import { type Sidebars, sortBySidebar } from '../../common/sidebar.ts';
import { siteConfig } from '../../site.config.ts';
import { readLibraryPackages } from '../api/libraryPackages.ts';
import { readSymbolUses } from '../samples/listSymbolUses.ts';
import { writeSampleRuns } from '../samples/writeSampleRuns.ts';
import { formatHeadScript } from './formatHeadScript.ts';
import type { PlannedBuild } from './planSite.ts';

interface Options {
  projectDir: string;
  build: Pick<PlannedBuild, 'version' | 'siteBase' | 'lastChanges' | 'apiStatuses'>;
  docs: {
    docsDir: string;
    pages: readonly Page[];
    sidebars: Sidebars | undefined;
  };
  sideDir: string;
  /** Keeps the symbols in samples. */
  cacheDir: string;
  onStep?: (step: string) => void;
}

/** Write the build's other inputs (`SIDE_FILES`). Unchanged files stay untouched. */
export async function writeSideFiles(options: Options): Promise<void> {
  const { projectDir, build, docs, sideDir, cacheDir, onStep } = options;
  const { docsDir, pages, sidebars } = docs;
  const versionName = build.version.name;
  const { library } = siteConfig;
  onStep?.('samples');
  const extras = await writeSampleRuns({
    projectDir,
    library,
    versionName,
    pages: sortBySidebar(pages, sidebars ?? {}),
    packages: readLibraryPackages(library, versionName),
    outDir: sideFile({ sideDir }, 'samples'),
  });
  const apiFile = path.join(docsDir, API_FILE);
  // Parsed before the build.
  const api: ApiFile | undefined = existsSync(apiFile) ? JSON.parse(await readFile(apiFile, 'utf8')) : undefined;
  const write = (name: keyof typeof SIDE_FILES, text: string) => writeText(sideFile({ sideDir }, name), text);
  await mkdir(sideDir, { recursive: true });
  await write('headScript', await formatHeadScript(build.siteBase));
  await write('lastChanges', JSON.stringify(build.lastChanges));
  await write('api', JSON.stringify(build.apiStatuses));
  await write('sampleExtras', JSON.stringify(extras));
  onStep?.('symbols');
  await write('symbols', JSON.stringify(api ? readSymbolUses(pages, api, cacheDir) : {}));
}

/** Write a text file if it changes. The development server may read it at any moment. */
async function writeText(file: string, text: string): Promise<void> {
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
