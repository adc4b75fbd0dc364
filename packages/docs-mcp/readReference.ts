import { ownerOf } from '../../common/apiFile.ts';
import { referenceRoute } from '../../common/reference.ts';
import { pathnameOf } from '../../common/urls.ts';
import type { VersionDocs } from './chooseVersion.ts';

/** What the reference says of a package's exports, by name: a constant and a type can share one. */
type ReferenceSections = ReadonlyMap<string, string>;

/** Read the reference of a package. Pages have thousands of symbols, so they are cut at headings and not parsed. */
export const readReference = async ({ site, version }: VersionDocs, packageName: string): Promise<ReferenceSections> =>
  cutReference(await site.readCopy(pathnameOf(version.path, referenceRoute(packageName))));

/** Cut the copy of a package's page. */
export function cutReference(copy: string): ReferenceSections {
  const sections = new Map<string, string>();
  for (const part of copy.split(/^(?=#{2,3} )/m)) {
    const name = /^### `([^`]+)`/.exec(part)?.[1];
    if (name !== undefined) sections.set(name, [sections.get(name) ?? [], part.trim()].flat().join('\n\n'));
  }
  return sections;
}

/** Describe a symbol: the section of an export; the line of a member, or the section of its owner, which inherits it. */
export function describeName(sections: ReferenceSections, name: string): string {
  const owner = ownerOf(name);
  const lines = listMemberLines(sections, name);
  return (
    sections.get(name) ??
    (lines.length > 0 ? [`Member of \`${owner}\`:`, ...lines].join('\n') : (sections.get(owner) ?? ''))
  );
}

function listMemberLines(sections: ReferenceSections, name: string): string[] {
  const owner = ownerOf(name);
  const member = name.slice(owner.length + 1);
  const start = member === 'constructor' ? 'new [\\w$.]+' : member.replace(/[^\w ]/g, '\\$&');
  const pattern = new RegExp(`^- \`(?:(?:\\w+ )*)${start}(?![\\w$])`);
  return (sections.get(owner) ?? '').split('\n').filter((line) => pattern.test(line));
}
