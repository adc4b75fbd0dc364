// The build writes these English words into pages with samples.

export const sample = {
  run: 'Run',
  running: 'Running…',
  runAgain: 'Run again',
  field: (name: string) => `Edit ${name}`,
  /** Before the words of the button, for screen readers. */
  results: { done: 'Done: ', failed: 'Failed: ' },
  loadFailed:
    'What runs the sample could not be loaded. Check the connection, or reload the page if the site was updated.',
  unknownRun: 'The link names a run that this page does not have in this version.',
  source: (name: string) => `Where \`${name}\` comes from: `,
  copy: 'Copy',
  copyCode: 'Copy code',
  copyWithSetup: (label: string) => `Copy with set-up, ${label}`,
};
