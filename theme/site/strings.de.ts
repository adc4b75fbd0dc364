import type { Strings } from './strings.en.ts';

// The words of the shell in German.

const COLOR_MODES = { light: 'heller Modus', dark: 'dunkler Modus', system: 'Modus des Systems' };

export const strings: Strings = {
  loading: {
    loading: 'Wird geladen …',
    loadingPage: 'Seite wird geladen',
    failureTitle: 'Diese Seite konnte nicht geladen werden',
    retry: 'Erneut versuchen',
    crashTitle: 'Seitenfehler',
    crashed: 'Beim Anzeigen dieser Seite ist ein Fehler aufgetreten.',
    cause: 'Ursache:',
    tryAgain: 'Erneut versuchen',
    homePage: 'Startseite',
    unknownError: 'Unbekannter Fehler',
  },
  navbar: {
    main: 'Hauptnavigation',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    moreLinks: 'Weitere Links',
    versions: 'Versionen',
    language: (current) => `Sprache: ${current}`,
    languages: 'Sprachen',
    colorMode: (mode) => COLOR_MODES[mode],
    switchColorMode: (mode) => `Zwischen hellem und dunklem Modus wechseln (aktuell: ${COLOR_MODES[mode]})`,
  },
  routing: {
    pageTimeout: ({ route, seconds }) => `Die Seite ${route} wurde nicht innerhalb von ${seconds} Sekunden geladen.`,
  },
  sidebar: {
    sidebar: 'Seitenleiste der Dokumentation',
    expand: (group) => `${group} aufklappen`,
    collapse: (group) => `${group} zuklappen`,
    breadcrumbs: 'Navigationspfad',
    homePage: 'Startseite',
    onThisPage: 'Auf dieser Seite',
    editPage: 'Diese Seite bearbeiten',
    lastUpdated: 'Zuletzt aktualisiert:',
    pages: 'Vorherige und nächste Seite',
    previous: 'Zurück',
    next: 'Weiter',
  },
  site: {
    notFoundTitle: 'Seite nicht gefunden',
    cannotLoadFile: ({ href, status }) => `${href} kann nicht geladen werden: Der Server antwortete mit ${status}.`,
  },
  ui: {
    skipToContent: 'Zum Inhalt springen',
    opensInNewTab: 'öffnet in neuem Tab',
  },
};
