import type { PageHistory, SectionChange } from '../../common/pageMap.ts';

type SectionBadge = Exclude<SectionChange['change'], 'removed'>;

/** Find sections that are new or changed since an older version, by heading ids. */
export function resolveBadges(history: PageHistory, name: string, olderName: string): Map<string, SectionBadge> {
  const indexOf = (versionName: string) =>
    history.findIndex((entry) => entry.name === versionName && entry.change !== 'missing');
  const [own, older] = [indexOf(name), indexOf(olderName)];
  const badges = new Map<string, SectionBadge>();
  if (own < 0 || older < 0) return badges;
  // Empty where the other version is newer.
  const changes = history.slice(own, older).flatMap(({ sections = [] }) => sections);
  for (const { change, anchor } of changes)
    if (anchor && change !== 'removed' && badges.get(anchor) !== 'added') badges.set(anchor, change);
  return badges;
}
