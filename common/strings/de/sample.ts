import type { SampleStrings } from '../en/sample.ts';

export const sample: SampleStrings = {
  run: 'Ausführen',
  running: 'Läuft…',
  runAgain: 'Nochmals ausführen',
  field: (name) => `${name} ändern`,
  results: { done: 'Fertig: ', failed: 'Fehlgeschlagen: ' },
  loadFailed:
    'Was das Beispiel ausführt, konnte nicht geladen werden. Prüfen Sie die Verbindung, oder laden Sie die Seite neu, falls die Website erneuert wurde.',
  unknownRun: 'Der Link nennt einen Lauf, den diese Seite in dieser Version nicht hat.',
  source: (name) => `Woher \`${name}\` kommt: `,
  copy: 'Kopieren',
  copyCode: 'Code',
  copyProgram: (label) => `Ganzes Programm, ${label}`,
};
