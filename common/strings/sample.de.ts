import type { SampleStrings } from './sample.en.ts';

/** Words above samples, in German. */
export const sample: SampleStrings = {
  run: 'Ausführen',
  cannotRun: 'Läuft hier nicht',
  noPackages: 'Die Website hat keine Pakete dieser Version, mit denen es laufen könnte.',
  source: (name) => `Woher \`${name}\` kommt: `,
  copyProgram: 'Ganzes Programm kopieren',
};
