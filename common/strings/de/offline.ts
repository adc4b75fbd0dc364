import type { offline as english } from '../en/offline.ts';
import { tryAgain } from './parts.ts';

export const offline: typeof english = {
  title: 'Offline lesen',
  intro: 'Dieser Browser kann eine Version speichern, mit ihrer Suche und ihren Beispielen.',
  read: (version, size) => `${version} offline lesen (${size})`,
  cancel: (version) => `Laden von ${version} abbrechen`,
  remove: (version) => `${version} aus diesem Browser entfernen`,
  storing: (version) => `${version} wird geladen`,
  stored: (version) => `${version} kann offline gelesen werden.`,
  outdated: (version) =>
    `${version} kann offline gelesen werden. Neuere Seiten werden gespeichert, während Sie online lesen.`,
  none: (version) => `${version} ist nicht gespeichert.`,
  lost: (version) =>
    `${version} ist nicht vollständig: Das Laden brach ab, oder der Browser hat Dateien entfernt, um Platz zu schaffen. Laden Sie die Version noch einmal, um sie offline zu lesen.`,
  failures: {
    full: (version) => `In diesem Browser ist kein Platz mehr für ${version}.`,
    denied: (version) =>
      `Dieser Browser lässt die Website ${version} nicht speichern. Ein privates Fenster oder blockierte Cookies können der Grund sein.`,
    connection: (version) => `Die Verbindung brach ab, während ${version} geladen wurde. ${tryAgain}`,
    missing: (version) => `Die Website hat ${version} nicht mehr.`,
  },
  notFound: {
    version: (version) => `Sie sind offline, und die Version ${version} ist in diesem Browser nicht gespeichert.`,
    page: 'Sie sind offline, und diese Seite ist in diesem Browser nicht gespeichert.',
    stored: 'Diese Versionen sind es:',
  },
};
