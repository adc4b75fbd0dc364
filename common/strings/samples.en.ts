/** Lines above samples in English, in Markdown. */
export const samples = {
  /** Leads up to links to the samples that make a value. */
  source: (name: string) => `Where \`${name}\` comes from: `,
  /** Names the buttons that copy whole programs, one for each way to come by the value. */
  copyProgram: 'Copy whole program',
};

export type SampleStrings = typeof samples;
