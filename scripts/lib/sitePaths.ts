import path from 'node:path';

export interface SitePaths {
  projectDir: string;
  docsDir: string;
  /** Finished builds in `<name>-<key>/`; cached by CI. */
  buildsDir: string;
  workDir: string;
  sitesDir: string;
  /** Compressed sizes of the merged files, by one release of the compressor. */
  sentSizesFile: string;
  /** Compiler results by compiler state; cached by CI. */
  compiledDir: string;
  lastChangesDir: string;
  samplesDir: string;
  apiDir: string;
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
    sentSizesFile: local(`sent-sizes-${process.versions.zlib}.json`),
    compiledDir: local('compiled'),
    lastChangesDir: local('last-changes'),
    samplesDir: local('samples'),
    apiDir: local('api'),
    releaseLockFile: local('release.lock'),
    distDir: path.join(projectDir, 'dist'),
  };
}
