import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_FILE, type ApiFile } from '../../common/apiFile.ts';
import type { BuildEnv } from '../../common/buildEnv.ts';
import type { PageModels } from '../../common/docs/pageModel.ts';
import { siteConfig } from '../../site.config.ts';
import { readLibraryPackages } from '../api/libraryPackages.ts';
import { type ModelledPage, readSidebarsFile } from '../content/readDocs.ts';
import { sortPages } from '../content/sortPages.ts';
import type { PlannedBuild } from './planBuilds.ts';

export type SideFiles = Pick<BuildEnv, 'lastChangesFile' | 'apiFile' | 'modelsFile' | 'samplesFile' | 'symbolsFile'> & {
  samplesDir: string;
};

interface Options {
  projectDir: string;
  build: Pick<PlannedBuild, 'version' | 'lastChanges' | 'apiFacts'>;
  contentDir: string;
  pages: readonly ModelledPage[];
  toDir: string;
  /** Keeps the symbols in samples. */
  cacheDir: string;
}

/** Write the build's other inputs. Unchanged files stay untouched. */
export async function writeSideFiles(options: Options): Promise<SideFiles> {
  const { projectDir, build, contentDir, pages, toDir, cacheDir } = options;
  const files: SideFiles = {
    lastChangesFile: path.join(toDir, 'last-changes.json'),
    apiFile: path.join(toDir, 'api.json'),
    modelsFile: path.join(toDir, 'models.json'),
    samplesFile: path.join(toDir, 'samples.json'),
    symbolsFile: path.join(toDir, 'symbols.json'),
    samplesDir: path.join(toDir, 'samples'),
  };
  const versionName = build.version.name;
  // They load the TypeScript compiler, which a run without missing builds does not need.
  const { writeSampleRuns } = await import('../samples/writeSampleRuns.ts');
  const { readSymbolUses } = await import('../samples/listSymbolUses.ts');
  const { library } = siteConfig;
  const marks = await writeSampleRuns({
    projectDir,
    library,
    versionName,
    pages: sortPages(pages, readSidebarsFile(contentDir)),
    packages: readLibraryPackages(library, versionName),
    outDir: files.samplesDir,
  });
  await mkdir(toDir, { recursive: true });
  await writeJson(files.lastChangesFile, build.lastChanges);
  await writeJson(files.apiFile, build.apiFacts);
  const models: PageModels = Object.fromEntries(pages.map(({ filePath, model }) => [filePath, model]));
  await writeJson(files.modelsFile, models);
  await writeJson(files.samplesFile, marks);
  const apiFile = path.join(contentDir, API_FILE);
  // Parsed before the build.
  const api: ApiFile | undefined = existsSync(apiFile) ? JSON.parse(await readFile(apiFile, 'utf8')) : undefined;
  await writeJson(files.symbolsFile, api ? readSymbolUses(pages, api, cacheDir) : {});
  return files;
}

/** The development server restarts when such a file is written. */
async function writeJson(file: string, value: object): Promise<void> {
  const text = JSON.stringify(value);
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}
