// Words above samples, in English: the build writes them into the pages.

export const sample = {
  run: 'Run',
  cannotRun: 'Cannot run here',
  noPackages: 'The site has no packages of this version to run it with.',
};

/** Words above samples in one language. */
export type SampleStrings = typeof sample;
