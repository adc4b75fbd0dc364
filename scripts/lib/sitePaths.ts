import path from 'node:path';

export interface SitePaths {
  projectDir: string;
  docsDir: string;
  /** Finished builds in `<name>-<key>/`; cached by CI. */
  buildsDir: string;
  workDir: string;
  sitesDir: string;
  /** Results of the compiler, by its state. */
  compiledDir: string;
  samplesDir: string;
  /** Results of no state of the code, such as the histories of files, by what each follows from. */
  resultsDir: string;
  /** Says which release is running. */
  releaseLockFile: string;
  distDir: string;
}

/** Return the docs folder in the repository. */
export const docsFolderOf = ({ projectDir, docsDir }: Pick<SitePaths, 'projectDir' | 'docsDir'>): string =>
  path.relative(projectDir, docsDir);

/** Return a project's paths. `docsDir` is in the project. */
export function sitePaths(projectDir: string, docsDir = 'docs'): SitePaths {
  const local = (name: string) => path.join(projectDir, '.site', name);
  return {
    projectDir,
    docsDir: path.join(projectDir, docsDir),
    buildsDir: local('builds'),
    workDir: local('work'),
    sitesDir: local('sites'),
    compiledDir: local('compiled'),
    samplesDir: local('samples'),
    resultsDir: local('results'),
    releaseLockFile: local('release.lock'),
    distDir: path.join(projectDir, 'dist'),
  };
}
