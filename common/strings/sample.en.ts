// Words of samples, in English: the build writes them into the pages that have some.

export const sample = {
  run: 'Run',
  loadFailed:
    'What runs the sample could not be loaded. Check the connection, or reload the page if the site was updated.',
  /** Of a link to a run that the page does not have. */
  unknownRun: 'The link names a run that this page does not have in this version.',
  /** Why a sample does not run in the page, in few words: they stand beside the title of its code. */
  cannotRun: {
    node: 'Needs Node.js',
    page: 'Needs a page of its own',
    package: 'Its package is not on this site',
  },
  /** Leads up to links to the samples that make a value; in Markdown. */
  source: (name: string) => `Where \`${name}\` comes from: `,
  /** Names the buttons that copy whole programs, one for each way to come by a value. */
  copyProgram: 'Copy whole program',
};

/** Words of samples in one language. */
export type SampleStrings = typeof sample;
