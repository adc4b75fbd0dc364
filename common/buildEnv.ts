import type { Version } from './version.ts';

/** Settings for the build of one version. Written by `scripts/`, read by `rspress.config.ts`. */
export interface BuildEnv extends Pick<Version, 'name' | 'label' | 'role' | 'state'> {
  /** Base path of this version's pages, with slashes at both ends. */
  base: string;
  /** Base path of the whole site, with slashes at both ends. */
  siteBase: string;
  /** Ref that readers edit, for the edit link: a branch or a tag. */
  editRef: string;
  /** Folder with this version's Markdown, absolute. */
  contentDir: string;
  /** Folder for the pages, absolute. */
  outDir: string;
  /** File for the record of this build (`BuildRecord`), absolute. */
  recordFile: string;
  /** Folder with the other inputs (`SIDE_FILES`), absolute. */
  sideDir: string;
  /** Folder for results of the compiler that later builds may take, absolute. It belongs to one state of the compiler. */
  cacheDir: string;
  /** Only while developing. All side files but the script for the head are written after the server has started. */
  devFiles?: DevFiles;
}

/** What `scripts/` writes for a build beside the content, by what it holds. */
export const SIDE_FILES = {
  /** The script for the head of every page. */
  headScript: 'head.js',
  /** The last change of each content file (`LastChanges`). */
  lastChanges: 'last-changes.json',
  /** What the library's packages tell of this version's API (`ApiStatuses`). */
  api: 'api.json',
  /** What pages show beside samples (`SampleExtras`). */
  sampleExtras: 'samples.json',
  /** The symbols of the library in samples (`SymbolUses`). */
  symbols: 'symbols.json',
  /** A folder with the files of the samples, as they are in the folder for the pages. */
  samples: 'samples',
} as const;

/** Join the path of a side file. */
export const sideFile = ({ sideDir }: Pick<BuildEnv, 'sideDir'>, name: keyof typeof SIDE_FILES): string =>
  `${sideDir}/${SIDE_FILES[name]}`;

/** Settings of the development server. */
interface DevFiles {
  port: number;
  /** The merged site: the other versions, and what the pages of all versions read. Absolute; it may not exist. */
  siteDir: string;
}

export interface BuildJob {
  /** Working directory of this build alone, absolute: Rspress writes temporary pages below it. */
  workDir: string;
  env: BuildEnv;
}

/** What a builder answers: whether the build is whole. If not, the reason was printed. */
export interface BuildAnswer {
  isBuilt: boolean;
}

export const BUILD_ENV_VARIABLE = 'DOCS_BUILD_ENV';

/** Read the BuildEnv that `scripts/` wrote, which has checked its values. */
export function parseBuildEnv(text: string | undefined): BuildEnv {
  if (!text) throw new Error(`${BUILD_ENV_VARIABLE} is not set. Build through: npm run build`);
  return JSON.parse(text);
}
