import type { markdownCopies as english } from '../en/markdownCopies.ts';
import { otherPages } from './parts.ts';

export const markdownCopies: typeof english = {
  source: (product, version) => `${product}, Version ${version}:`,
  intro: (version, allPages) =>
    `Diese Seiten beschreiben nur Version ${version}. In einer Datei, ohne die Referenz: <${allPages}>.`,
  otherPages,
};
