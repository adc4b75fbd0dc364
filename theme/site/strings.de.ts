import type { Strings } from './strings.en.ts';

// The words of the shell in German.

export const strings: Strings = {
  ui: {
    skipToContent: 'Zum Inhalt springen',
    opensInNewTab: 'öffnet in neuem Tab',
  },
};
