import path from 'node:path';

/** Folders and files that the commands share, all below the project. */
export interface SitePaths {
  projectDir: string;
  /** Docs of the working tree. */
  docsDir: string;
  /** Finished builds, one folder each: `<name>-<key>/`. A cache that CI keeps. */
  buildsDir: string;
  /** Working directories of builds that are running. */
  workDir: string;
  /** Merged trees, one folder each; `distDir` is a link to one of them. */
  sitesDir: string;
  /** Hashed files of earlier deployments. A cache that CI keeps. */
  keptDir: string;
  /** Results of the compiler, one folder for each of its states. A cache that CI keeps. */
  compiledDir: string;
  /** Dates of pages by commit: a cache. */
  lastChangesDir: string;
  /** Reports of the check of samples by the key of their inputs: a cache. */
  samplesDir: string;
  /** API of each version's packages by their releases: a cache. */
  apiDir: string;
  distDir: string;
}

/** Folder of the docs in the repository, as `site.config.ts` names it. */
export const docsFolderOf = ({ projectDir, docsDir }: Pick<SitePaths, 'projectDir' | 'docsDir'>): string =>
  path.relative(projectDir, docsDir);

/** Return the paths of a project's folders. `docsDir` is that of the docs in the project. */
export function sitePaths(projectDir: string, docsDir = 'docs'): SitePaths {
  const local = (name: string) => path.join(projectDir, '.site', name);
  return {
    projectDir,
    docsDir: path.join(projectDir, docsDir),
    buildsDir: local('builds'),
    workDir: local('work'),
    sitesDir: local('sites'),
    keptDir: local('kept'),
    compiledDir: local('compiled'),
    lastChangesDir: local('last-changes'),
    samplesDir: local('samples'),
    apiDir: local('api'),
    distDir: path.join(projectDir, 'dist'),
  };
}
