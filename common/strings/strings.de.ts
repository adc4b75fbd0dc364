import type { SitePageStrings, Strings } from './strings.en.ts';

// The words of the shell in German.

const COLOR_MODES = { light: 'heller Modus', dark: 'dunkler Modus', system: 'Modus des Systems' };

const olderDocs = (product: string) => `Dies ist die Dokumentation von ${product} `;

export const strings: Strings = {
  layout: {
    announcement: 'Ankündigung',
    closeAnnouncement: 'Ankündigung schließen',
    backToTop: 'Zurück nach oben',
    copyMarkdown: { idle: 'Seite als Markdown kopieren', copied: 'Kopiert', failed: 'Kopieren fehlgeschlagen' },
    viewMarkdown: 'Als Markdown anzeigen',
    actions: {
      menu: 'Aktionen zur Seite',
      copyLink: { idle: 'Link kopieren', copied: 'Kopiert', failed: 'Kopieren fehlgeschlagen' },
      llms: (version: string) => `Liste der Seiten von ${version} (llms.txt)`,
      llmsFull: (version: string) => `Alle Seiten von ${version} (llms-full.txt)`,
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
  rspress: {
    noPage: (route) => `Unter ${route} gibt es keine Seite.`,
    noComponent: (route) => `Die Komponente der Seite ${route} hat keinen Standardexport.`,
  },
  search: {
    search: 'Suche',
    description: 'Die Dokumentation durchsuchen.',
    searchDocs: 'Die Dokumentation durchsuchen',
    resultsFor: (query) => `Suchergebnisse für „${query}“`,
    open: 'Suche öffnen',
    clear: 'Sucheingabe löschen',
    clearText: 'Text löschen',
    cancel: 'Abbrechen',
    keys: { mod: 'Strg', ctrl: 'Strg', alt: 'Alt', shift: 'Umschalt' },
    suggestions: 'Vorschläge',
    recent: 'Letzte Suchen',
    allResults: 'Alle Ergebnisse anzeigen',
    resultsWithin: (area) => `Alle Ergebnisse in „${area}“ anzeigen`,
    resultsOutside: (area) => `Alle Ergebnisse außerhalb von „${area}“ anzeigen`,
    area: 'Bereich',
    allAreas: 'Alle Bereiche',
    outsideArea: (area) => `Außerhalb von ${area}`,
    version: 'Version',
    allVersions: 'Alle Versionen',
    loading: 'Die Suche wird geladen …',
    searching: 'Es wird gesucht …',
    results: (count) =>
      count === 0 ? 'Keine Ergebnisse' : count === 1 ? '1 Ergebnis' : `${count.toLocaleString('de')} Ergebnisse`,
    bestListed: (count) => `Die besten ${count.toLocaleString('de')} werden aufgeführt.`,
    notSearched: (versions) => `Nicht durchsucht, weil nicht geladen: ${versions.join(', ')}.`,
    more: 'Mehr anzeigen',
    inVersions: 'In',
    wordElsewhere: (version) => ({ before: '„', between: `“ kommt in ${version} nicht vor, aber in `, after: '.' }),
    mistake: (what) => `Die Suchanfrage enthält einen Fehler: ${what}. Gesucht wird nach dem reinen Text.`,
    mistakes: {
      noTerm: 'Es fehlt ein Suchwort',
      noTermOrField: 'Es fehlt ein Suchwort oder ein Feld',
      manySigns: 'Vor dem Suchwort stehen mehrere Vorzeichen',
      onlyNot: 'sie nennt nur Wörter, die fehlen sollen',
      unknownField: (name, fields) =>
        `Das Feld „${name}“ gibt es nicht; es gibt ${fields.map((field) => `„${field}“`).join(', ')}`,
      distance: 'Der Editierabstand muss eine Zahl sein',
      boost: 'Die Gewichtung muss eine Zahl sein',
    },
    failures: {
      panel: 'Die Suche konnte nicht geladen werden. Die Eingabetaste öffnet die Suchseite.',
      versions:
        'Die Liste der Versionen konnte nicht geladen werden. Prüfen Sie die Verbindung, und versuchen Sie es erneut.',
      noIndex: (version) => `Version ${version} hat keinen Suchindex.`,
      offline: 'Die Suche konnte nicht geladen werden. Prüfen Sie die Verbindung, und versuchen Sie es erneut.',
      refused: (status) => `Die Suche konnte nicht geladen werden: Der Server antwortete mit ${status}.`,
      unreadable: 'Die Suche konnte nicht gelesen werden. Laden Sie die Seite neu, und versuchen Sie es erneut.',
      stopped: 'Die Suche wurde unterbrochen. Versuchen Sie es erneut.',
    },
    retry: 'Erneut versuchen',
    withoutScripts: 'Die Suche braucht JavaScript. Dies sind die Bereiche der Dokumentation:',
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
    copy: { idle: 'Quelltext kopieren', copied: 'Kopiert', failed: 'Kopieren fehlgeschlagen' },
    toggleWrap: 'Zeilenumbruch ein- oder ausschalten',
    image: 'Bild',
    enlargeImage: (alt) => (alt ? `Bild vergrößern: ${alt}` : 'Bild vergrößern'),
    closeImage: 'Schließen',
    headingLink: (heading) => (heading === undefined ? 'Direkter Link zu dieser Seite' : `Direkter Link zu ${heading}`),
    copyLink: { idle: '', copied: 'Link kopiert', failed: 'Kopieren fehlgeschlagen' },
    table: (columns) => `Tabelle: ${columns.join(', ')}`,
    diagram: (caption) => `Diagramm: ${caption}`,
    tabs: 'Varianten',
  },
  previews: {
    loadFailure:
      'Die Live-Vorschau konnte nicht geladen werden. Prüfen Sie die Verbindung, oder laden Sie die Seite neu, falls die Website aktualisiert wurde.',
    retry: 'Erneut versuchen',
    crash: 'Die Live-Vorschau wurde wegen eines Fehlers beendet. Laden Sie die Seite neu, um sie wieder zu starten.',
  },
  versions: {
    menu: 'Versionen',
    version: (label) => `Version: ${label}`,
    all: 'Alle Versionen',
    compare: 'Versionen vergleichen',
    description: 'Jede Version, und was in ihr neu ist.',
    badges: { latest: 'aktuell', unreleased: 'unveröffentlicht' },
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
    /** Reminds readers deep in a page of an old version. */
    strip: {
      name: 'Version dieser Seite',
      latest: (version: string) => `Derselbe Abschnitt in ${version}`,
    },
    notFound: {
      explanation: (version) =>
        `${version === undefined ? 'Unter dieser Adresse gibt es keine Seite.' : `Version ${version} hat unter dieser Adresse keine Seite.`} ` +
        'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
      brokenLink:
        'Wenn Sie über einen Link auf einer anderen Website hierher gekommen sind, sagen Sie bitte deren Betreiber, dass der Link nicht mehr funktioniert.',
      home: (version) => (version === undefined ? 'Startseite' : `Startseite der Version ${version}`),
      search: (words) => `Nach „${words}“ suchen`,
      samePage: 'Diese Seite gibt es in:',
      pageInVersion: (title, version) => `${title} in Version ${version}`,
    },
  },
};

const listCounts = (start: string, counts: Record<string, number>): string => {
  const parts = Object.entries(counts).flatMap(([word, count]) => (count > 0 ? [`${count} ${word}`] : []));
  return parts.length > 0 ? start + parts.join(', ') : '';
};

export const sitePages: SitePageStrings = {
  redirect: { title: 'Umgezogen', before: 'Diese Seite finden Sie unter ', after: '.' },
  allVersions: {
    intro: (product) => `Alle Versionen der Dokumentation von ${product}, die neueste zuerst.`,
    badges: { latest: 'aktuell', next: 'unveröffentlicht', prerelease: 'Vorabversion', retired: 'eingestellt' },
    states: { supported: 'unterstützt', maintained: 'nur Korrekturen', ended: 'nicht mehr gepflegt' },
    released: 'Veröffentlicht am',
    pages: (count) => (count === 1 ? '1 Seite' : `${count.toLocaleString('de')} Seiten`),
    changes: ({ added, changed, moved, removed }, since) =>
      listCounts(`Seit ${since}: `, { neu: added, geändert: changed, umgezogen: moved, entfernt: removed }) ||
      `Seit ${since} hat sich keine Seite geändert`,
    docs: 'Dokumentation',
    compare: (version) => `Mit ${version} vergleichen`,
    upgrade: (version) => `Umstieg von ${version}`,
    whatIsNew: 'Was ist neu',
    markdown: 'Markdown',
    permalink: 'Permalink',
    leadsTo: 'Führt zu',
    feed: 'Feed der neuen Versionen',
  },
  upgrades: {
    intro: 'Die Anleitungen zum Umstieg für jede Version, die neueste zuerst.',
    none: 'Keine Version hat eine Anleitung zum Umstieg.',
  },
  versionPage: {
    title: (product, version) => `Neu in ${product} ${version}`,
    highlights: 'Das Wichtigste',
    notes: 'Hinweise zur Version',
    since: (version) => `Seit ${version}`,
  },
  feed: {
    title: (product) => `Versionen der Dokumentation von ${product}`,
    version: (product, version) => `${product} ${version}`,
    mend: (product, version) => `Dokumentation von ${product} ${version}: Änderungen`,
    mendedPages: (count) =>
      count === 1
        ? 'Eine Seite hat sich nach der Veröffentlichung geändert:'
        : `${count.toLocaleString('de')} Seiten haben sich nach der Veröffentlichung geändert:`,
    more: (count) => `und ${count.toLocaleString('de')} weitere`,
  },
  history: {
    title: (page) => `Geschichte von ${page}`,
    intro: 'Was in jeder Version mit dieser Seite geschah, die neueste zuerst.',
    commits: 'Commits',
  },
  retired: {
    homePage: 'Startseite',
    search: 'Suche',
    title: ({ title, version }) => `${title} (Version ${version}, eingestellt)`,
    heading: (version) => `Version ${version} ist eingestellt`,
    explanation: ({ title, version }, product) =>
      `„${title}“ in Version ${version} der Dokumentation von ${product} wird nicht mehr veröffentlicht.`,
    samePage: 'Dieselbe Seite:',
    nearestPage: 'Von dieser Seite gibt es keine neuere Version. Die nächstgelegene Seite:',
    target: ({ title, version }) => `${title} (Version ${version})`,
    allVersions: 'Alle Versionen',
    source: (product, version) => `${product}, Version ${version}, eingestellt:`,
  },
};
