import type { VersionDifference } from '../../common/compareVersions.ts';
import { PAGE_CHANGE_KINDS } from '../../common/listPageChanges.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import type { TocEntry } from '../ui/Toc.tsx';

/** List the headings of what differs: pages by kind, and the API. */
export function listHeadings({ pages, packages }: Omit<VersionDifference, 'sameCount'>, depth: number): TocEntry[] {
  const kinds = PAGE_CHANGE_KINDS.flatMap((kind) => {
    const count = pages.filter((page) => page.kind === kind).length;
    return count > 0 ? [{ id: kind, depth, text: `${words.pages[kind]} (${count})` }] : [];
  });
  const hasApi = packages.some(({ changes }) => changes.length > 0);
  return [...kinds, ...(hasApi ? [{ id: 'api', depth, text: words.api.title }] : [])];
}
