import type { SampleStrings } from '../en/sample.ts';

export const sample: SampleStrings = {
  run: 'Ausführen',
  loadFailed:
    'Was das Beispiel ausführt, konnte nicht geladen werden. Prüfen Sie die Verbindung, oder laden Sie die Seite neu, falls die Website erneuert wurde.',
  unknownRun: 'Der Link nennt einen Lauf, den diese Seite in dieser Version nicht hat.',
  cannotRun: {
    node: 'Braucht Node.js',
    page: 'Braucht eine eigene Seite',
    package: 'Das Paket fehlt auf dieser Website',
  },
  source: (name) => `Woher \`${name}\` kommt: `,
  copyProgram: 'Ganzes Programm kopieren',
};
