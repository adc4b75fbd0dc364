import type { PageHistory, PageInVersion } from '../../common/pageMap.ts';

interface Words {
  facts: { added: (version: string) => string; changed: (version: string) => string; none: string };
  added: string;
  same: string;
  missing: string;
  changed: (percent: number | undefined) => string;
  movedFrom: (address: string) => string;
}

/** Format what is new of a page in a version. What is as old as the oldest version, or says the same, has only the general word. */
export function formatFact(history: PageHistory, own: { name: string; label: string }, { facts }: Words): string {
  const entry = history.find(({ name }) => name === own.name);
  if (entry?.change === 'added' && entry !== history.at(-1)) return facts.added(own.label);
  return entry?.change === 'changed' ? facts.changed(own.label) : facts.none;
}

/** Format what happened to a page in one version. */
export function formatChange({ change, share, movedFrom }: PageInVersion, words: Words): string {
  const moved = movedFrom === undefined ? [] : [words.movedFrom(movedFrom)];
  const changed = { added: words.added, same: words.same, missing: words.missing, changed: words.changed(share) }[
    change
  ];
  return (moved.length > 0 && change === 'same' ? moved : [...moved, changed]).join('. ');
}
