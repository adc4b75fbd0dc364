import { RELEASE_STATES, type ReleaseState, VERSION_ROLES, type VersionRole, versionNameProblem } from './version.ts';

/** Settings for the build of one version. Written by `scripts/`, read by `rspress.config.ts`. */
export interface BuildEnv {
  name: string;
  label: string;
  role: VersionRole;
  /** Left out where the version is not released. */
  state?: ReleaseState | undefined;
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
  /** File for the facts about this build (`BuildRecord`), absolute. */
  recordFile: string;
  /** File with the last change of each content file (`LastChanges`), absolute. */
  lastChangesFile: string;
  /** File with the script for the head of every page, absolute. */
  headScriptFile: string;
  /** File with what the library's packages tell of this version's API (`ApiFacts`), absolute. */
  apiFile: string;
  /** File with the content model of each page (`PageModels`), absolute. */
  modelsFile: string;
  /** File with what pages show beside samples (`SampleMarks`), absolute. */
  samplesFile: string;
  /** File with the symbols of the library in samples (`SymbolUses`), absolute. */
  symbolsFile: string;
  /** Folder for results of the compiler that later builds may take, absolute. It belongs to one state of the compiler. */
  cacheDir: string;
  /** Only while developing: files that a build and a merge would put beside the pages. */
  devFiles?: DevFiles;
}

/** Paths of the development server, absolute. */
export interface DevFiles {
  /** Files of the samples, as they would be in the folder for the pages. */
  samplesDir: string;
  /** The merged site: the other versions, and what the pages of all versions read. It may not exist. */
  siteDir: string;
  /** File with the state of what the configuration reads: a change restarts the server. */
  stateFile: string;
  /** File with the state that the configuration has read. */
  readStateFile: string;
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

const TEXT_KEYS = [
  'name',
  'label',
  'base',
  'siteBase',
  'editRef',
  'contentDir',
  'outDir',
  'recordFile',
  'headScriptFile',
  'lastChangesFile',
  'apiFile',
  'modelsFile',
  'samplesFile',
  'symbolsFile',
  'cacheDir',
] as const;

/**
 * Read a BuildEnv from its JSON text.
 * Throws an Error that names the first key that is missing or wrong.
 */
export function parseBuildEnv(text: string | undefined): BuildEnv {
  if (!text) throw new Error(`${BUILD_ENV_VARIABLE} is not set. Build through: npm run build`);
  const value = JSON.parse(text) as Record<string, unknown>;
  for (const key of TEXT_KEYS) {
    if (typeof value[key] !== 'string' || value[key] === '')
      throw new Error(`${BUILD_ENV_VARIABLE}: "${key}" is missing.`);
  }
  const env = value as unknown as BuildEnv;
  const problem = versionNameProblem(env.name);
  if (problem) throw new Error(`${BUILD_ENV_VARIABLE}: the version name ${problem}.`);
  if (!VERSION_ROLES.includes(env.role)) throw new Error(`${BUILD_ENV_VARIABLE}: unknown role "${env.role}".`);
  if (env.state !== undefined && !RELEASE_STATES.includes(env.state))
    throw new Error(`${BUILD_ENV_VARIABLE}: unknown state "${env.state}".`);
  for (const key of ['base', 'siteBase'] as const) {
    if (!/^\/(.*\/)?$/.test(env[key])) throw new Error(`${BUILD_ENV_VARIABLE}: "${key}" needs a slash at both ends.`);
  }
  return env;
}
