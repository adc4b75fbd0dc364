import type { Strings } from './strings.en.ts';

// The words of the shell in German.

export const strings: Strings = {
  site: {
    notFoundTitle: 'Seite nicht gefunden',
    cannotLoadFile: ({ href, status }) => `${href} kann nicht geladen werden: Der Server antwortete mit ${status}.`,
  },
  ui: {
    skipToContent: 'Zum Inhalt springen',
    opensInNewTab: 'öffnet in neuem Tab',
  },
};
