import type { Strings } from '../en/shell.ts';

const COLOR_MODES = { light: 'heller Modus', dark: 'dunkler Modus', system: 'Modus des Systems' };

const HOME_PAGE = 'Startseite';
const RETRY = 'Erneut versuchen';
const olderDocs = (product: string) => `Dies ist die Dokumentation von ${product} `;

export const strings: Strings = {
  layout: {
    announcement: 'Ankündigung',
    closeAnnouncement: 'Ankündigung schließen',
    backToTop: 'Zurück nach oben',
    copyMarkdown: 'Seite als Markdown kopieren',
    viewMarkdown: 'Als Markdown anzeigen',
    actions: {
      menu: 'Aktionen zur Seite',
      llms: (version: string) => `Liste der Seiten von ${version} (llms.txt)`,
      llmsFull: (version: string) => `Alle Seiten von ${version} (llms-full.txt)`,
      agents: (version: string) => `Regeln für Assistenten in ${version} (agents.md)`,
      openIn: (assistant: string) => `In ${assistant} öffnen`,
      question: (address: string) => `Lies ${address} und hilf mir bei Fragen dazu.`,
      report: {
        link: 'Ein Problem melden',
        title: (title: string) => `Dokumentation: ${title}`,
        page: 'Seite',
        version: 'Version',
      },
    },
    footer: 'Fußzeile',
    copyright: ({ from, to, holder }) => `Copyright © ${from}–${to} ${holder}.`,
  },
  loading: {
    loading: 'Wird geladen …',
    loadingPage: 'Seite wird geladen',
    failureTitle: 'Diese Seite konnte nicht geladen werden',
    crashTitle: 'Seitenfehler',
    crashed: 'Beim Anzeigen dieser Seite ist ein Fehler aufgetreten.',
    cause: 'Ursache:',
    tryAgain: RETRY,
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
  rspress: {
    noPage: (route) => `Unter ${route} gibt es keine Seite.`,
    noComponent: (route) => `Die Komponente der Seite ${route} hat keinen Standardexport.`,
  },
  search: {
    search: 'Suche',
    description: 'Die Dokumentation durchsuchen.',
    open: 'Suche öffnen',
    clear: 'Sucheingabe löschen',
    cancel: 'Abbrechen',
    keys: { mod: 'Strg', ctrl: 'Strg', alt: 'Alt', shift: 'Umschalt' },
    cannotLoad: 'Die Suche konnte nicht geladen werden. Die Eingabetaste öffnet die Suchseite.',
  },
  sidebar: {
    sidebar: 'Seitenleiste der Dokumentation',
    expand: (group) => `${group} aufklappen`,
    collapse: (group) => `${group} zuklappen`,
    breadcrumbs: 'Navigationspfad',
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
    homePage: HOME_PAGE,
    retry: RETRY,
    copyLink: 'Link kopieren',
    copying: { copied: 'Kopiert', failed: 'Kopieren fehlgeschlagen' },
  },
  content: {
    callouts: {
      note: 'Hinweis',
      info: 'Information',
      important: 'Wichtig',
      tip: 'Tipp',
      warning: 'Warnung',
      caution: 'Vorsicht',
      danger: 'Gefahr',
      details: 'Einzelheiten',
    },
    calloutTitle: (kind, title) => `${kind}: ${title}`,
    codeFile: (title) => `Quelltext von ${title}`,
    code: (line) => `Quelltext: ${line}`,
    copy: 'Quelltext kopieren',
    symbols: 'In diesem Beispiel verwendet',
    toggleWrap: 'Zeilenumbruch ein- oder ausschalten',
    image: 'Bild',
    enlargeImage: (alt) => (alt ? `Bild vergrößern: ${alt}` : 'Bild vergrößern'),
    closeImage: 'Schließen',
    headingLink: (heading) => (heading === undefined ? 'Direkter Link zu dieser Seite' : `Direkter Link zu ${heading}`),
    linkCopied: 'Link kopiert',
    table: (columns) => `Tabelle: ${columns.join(', ')}`,
    diagram: (caption) => `Diagramm: ${caption}`,
    tabs: 'Varianten',
  },
  previews: {
    loadFailure:
      'Die Live-Vorschau konnte nicht geladen werden. Prüfen Sie die Verbindung, oder laden Sie die Seite neu, falls die Website aktualisiert wurde.',
    crash: 'Die Live-Vorschau wurde wegen eines Fehlers beendet. Laden Sie die Seite neu, um sie wieder zu starten.',
  },
  versions: {
    menu: 'Versionen',
    version: (label) => `Version: ${label}`,
    all: 'Alle Versionen',
    compare: 'Versionen vergleichen',
    description: 'Jede Version, und was in ihr neu ist.',
    badges: { latest: 'aktuell', unreleased: 'unveröffentlicht', ended: 'beendet' },
    pageMoved: 'unter einer anderen Adresse',
    pageMissing: (title) => (title ? `nicht in dieser Version; führt zu ${title}` : 'nicht in dieser Version'),
    notice: {
      name: 'Hinweis zur Version',
      unreleased: (product) => ({
        before: `Dies ist die Dokumentation einer unveröffentlichten Version von ${product}: `,
        after: '.',
      }),
      supported: (product) => ({ before: olderDocs(product), after: '. Es gibt eine neuere Version.' }),
      maintained: (product) => ({ before: olderDocs(product), after: '. Diese Version erhält nur noch Korrekturen.' }),
      ended: (product) => ({ before: olderDocs(product), after: '. Diese Version wird nicht mehr gepflegt.' }),
      latest: {
        before: 'Die aktuelle Dokumentation finden Sie in der ',
        link: 'neuesten Version',
        after: (label) => (label ? ` (${label}).` : '.'),
      },
      compare: 'Was sich auf dieser Seite geändert hat',
      upgrade: (version) => `Von ${version} auf die neueste Version umsteigen`,
    },
    strip: {
      name: 'Version dieser Seite',
      latest: (version: string) => `Derselbe Abschnitt in ${version}`,
    },
    notFound: {
      explanation: (version) =>
        `${version === undefined ? 'Unter dieser Adresse gibt es keine Seite.' : `Version ${version} hat unter dieser Adresse keine Seite.`} ` +
        'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
      cameWith: (title, version) => `Die Seite „${title}“ kam mit Version ${version}.`,
      brokenLink:
        'Wenn Sie über einen Link auf einer anderen Website hierher gekommen sind, sagen Sie bitte deren Betreiber, dass der Link nicht mehr funktioniert.',
      home: (version) => (version === undefined ? HOME_PAGE : `Startseite der Version ${version}`),
      search: (words) => `Nach „${words}“ suchen`,
      samePage: 'Diese Seite gibt es in:',
      pageInVersion: (title, version) => `${title} in Version ${version}`,
    },
  },
};
