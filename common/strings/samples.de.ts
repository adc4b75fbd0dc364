import type { SampleStrings } from './samples.en.ts';

export const samples: SampleStrings = {
  source: (name) => `Woher \`${name}\` kommt: `,
  copyProgram: 'Ganzes Programm kopieren',
};
