// Words above samples, in English: the build writes them into the pages.

export const sample = {
  run: 'Run',
  cannotRun: 'Cannot run here',
  noPackages: 'The site has no packages of this version to run it with.',
  /** Leads up to links to the samples that make a value; in Markdown. */
  source: (name: string) => `Where \`${name}\` comes from: `,
  /** Names the buttons that copy whole programs, one for each way to come by a value. */
  copyProgram: 'Copy whole program',
};

/** Words above samples in one language. */
export type SampleStrings = typeof sample;
