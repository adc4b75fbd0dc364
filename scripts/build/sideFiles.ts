import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { siteConfig } from '../../site.config.ts';
import { readLibraryPackages } from '../api/libraryPackages.ts';
import { readPageFiles, readSidebarsFile } from '../content/readDocs.ts';
import { sortPages } from '../content/sortPages.ts';
import { writeSampleRuns } from '../samples/writeSampleRuns.ts';
import type { PlannedBuild } from './planBuilds.ts';

/** What a build reads beside the content, and the files of its samples, which belong beside the pages. */
export type SideFiles = Pick<BuildEnv, 'lastChangesFile' | 'apiFile' | 'samplesFile'> & { samplesDir: string };

interface Options {
  projectDir: string;
  build: Pick<PlannedBuild, 'version' | 'lastChanges' | 'apiFacts'>;
  contentDir: string;
  /** Folder for the files. */
  toDir: string;
}

/** Write what a build reads beside the content. A file that would stay the same is left alone. */
export async function writeSideFiles({ projectDir, build, contentDir, toDir }: Options): Promise<SideFiles> {
  const files: SideFiles = {
    lastChangesFile: path.join(toDir, 'last-changes.json'),
    apiFile: path.join(toDir, 'api.json'),
    samplesFile: path.join(toDir, 'samples.json'),
    samplesDir: path.join(toDir, 'samples'),
  };
  const versionName = build.version.name;
  const marks = await writeSampleRuns({
    projectDir,
    versionName,
    pages: sortPages(readPageFiles(contentDir), readSidebarsFile(contentDir)),
    headingIds: siteConfig.content?.headingIds,
    packages: readLibraryPackages(projectDir, versionName),
    outDir: files.samplesDir,
  });
  await mkdir(toDir, { recursive: true });
  await writeJson(files.lastChangesFile, build.lastChanges);
  await writeJson(files.apiFile, build.apiFacts);
  await writeJson(files.samplesFile, marks);
  return files;
}

/** The development server starts again when such a file is written. */
async function writeJson(file: string, value: object): Promise<void> {
  const text = JSON.stringify(value);
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}
