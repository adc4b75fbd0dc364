// The build writes these English words into pages with samples.

export const sample = {
  run: 'Run',
  loadFailed:
    'What runs the sample could not be loaded. Check the connection, or reload the page if the site was updated.',
  unknownRun: 'The link names a run that this page does not have in this version.',
  cannotRun: {
    node: 'Needs Node.js',
    page: 'Needs a page of its own',
    package: 'Its package is not on this site',
  },
  source: (name: string) => `Where \`${name}\` comes from: `,
  copyProgram: 'Copy whole program',
};

export type SampleStrings = typeof sample;
