import type { PageHistory, SectionChange } from '../../common/pageMap.ts';

type SectionMark = Exclude<SectionChange['change'], 'removed'>;

/** Find sections that are new or changed since an older version, by heading ids. */
export function resolveMarks(history: PageHistory, name: string, olderName: string): Map<string, SectionMark> {
  const indexOf = (versionName: string) =>
    history.findIndex((entry) => entry.name === versionName && entry.change !== 'missing');
  const [own, older] = [indexOf(name), indexOf(olderName)];
  const marks = new Map<string, SectionMark>();
  if (own < 0 || older < 0) return marks;
  // Empty where the other version is newer.
  const changes = history.slice(own, older).flatMap(({ sections = [] }) => sections);
  for (const { change, anchor } of changes)
    if (anchor && change !== 'removed' && marks.get(anchor) !== 'added') marks.set(anchor, change);
  return marks;
}
