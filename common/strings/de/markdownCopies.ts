import type { markdownCopies as english } from '../en/markdownCopies.ts';
import { otherPages } from './parts.ts';

export const markdownCopies: typeof english = {
  source: (product, version) => `${product}, Version ${version}:`,
  intro: (version, allPages) =>
    `Diese Seiten beschreiben nur Version ${version}. In einer Datei, ohne die Referenz: <${allPages}>.`,
  otherPages,
  versions: 'Versionen',
  agents: {
    packages: (release, names) => `Pakete der Ausgabe ${release}: ${names.join(', ')}.`,
    rules: 'Regeln',
    pages: 'Wo es steht',
    addresses: (home, file, list) =>
      `Vor dem Schreiben von Code lesen: Namen unterscheiden sich von Version zu Version. Eine Seite wie \`/a/\` gibt es als Markdown unter \`${home}a/${file}\`. Alle Seiten: <${home}${list}>.`,
  },
};
