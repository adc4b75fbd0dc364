import { type PageHistory, type PageInVersion, summarizeHistory } from './pageHistory.ts';

interface Words {
  since: (version: string, isOldest: boolean) => string;
  changedIn: (versions: readonly string[]) => string;
  sameAs: (version: string) => string;
  added: string;
  same: string;
  missing: string;
  changed: (percent: number | undefined) => string;
  movedFrom: (address: string) => string;
}

/** By the names of versions. */
type Labels = ReadonlyMap<string, string>;

interface Inputs {
  words: Words;
  labels: Labels;
}

/** Format the history of a page in one line. @example 'Since 1.0.0 · changed in 2.0.0, 2.1.0' */
export function formatSummary(history: PageHistory, versionName: string, { words, labels }: Inputs): string {
  const summary = summarizeHistory(history, versionName);
  if (!summary) return '';
  const { since, changed, sameAs } = summary;
  const labelOf = (name: string) => labels.get(name) ?? name;
  return [
    words.since(labelOf(since.name), since.isOldestVersion),
    changed.length > 0 ? words.changedIn(changed.map(labelOf)) : '',
    sameAs === undefined ? '' : words.sameAs(labelOf(sameAs)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Format what happened to a page in one version. */
export function formatChange({ change, share, movedFrom }: PageInVersion, { words }: Pick<Inputs, 'words'>): string {
  const moved = movedFrom === undefined ? [] : [words.movedFrom(movedFrom)];
  const changed = { added: words.added, same: words.same, missing: words.missing, changed: words.changed(share) }[
    change
  ];
  return (moved.length > 0 && change === 'same' ? moved : [...moved, changed]).join('. ');
}
