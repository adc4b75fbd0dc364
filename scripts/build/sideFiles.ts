import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_FILE, type ApiFile } from '../../common/apiFile.ts';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { parseSiteConfig } from '../../common/config/parseSiteConfig.ts';
import type { PageModels } from '../../common/docs/pageModel.ts';
import { readTokenColors } from '../../common/tokenColors.ts';
import { siteConfig } from '../../site.config.ts';
import { readLibraryPackages } from '../api/libraryPackages.ts';
import { type ModelledPage, readSidebarsFile, sortPages } from '../content/readDocs.ts';
import { bundleHeadScript } from './bundleHeadScript.ts';
import type { PlannedBuild } from './planSite.ts';

export type SideFiles = Pick<
  BuildEnv,
  'headScriptFile' | 'lastChangesFile' | 'apiFile' | 'modelsFile' | 'samplesFile' | 'symbolsFile'
> & { samplesDir: string };

const TOKENS_FILE = path.join(import.meta.dirname, '../../theme/styles/tokens.css');

interface Options {
  projectDir: string;
  build: Pick<PlannedBuild, 'version' | 'siteBase' | 'lastChanges' | 'apiFacts'>;
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
    headScriptFile: path.join(toDir, 'head.js'),
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
  await writeText(files.headScriptFile, await formatHeadScript(build.siteBase));
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

function formatHeadScript(siteBase: string): Promise<string> {
  const { colorMode, announcementBar, search } = parseSiteConfig(siteConfig);
  return bundleHeadScript({
    colorMode,
    backgrounds: readTokenColors(readFileSync(TOKENS_FILE, 'utf8'), '--docs-bg'),
    announcementId: announcementBar?.isCloseable ? announcementBar.id : null,
    searchShortcut: search.shortcut,
    siteBase,
  });
}

const writeJson = (file: string, value: object): Promise<void> => writeText(file, JSON.stringify(value));

/** Write a text file if it changes. The development server may read it at any moment. */
export async function writeText(file: string, text: string): Promise<void> {
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
