import type { DocumentedNames, SectionRecord } from '../../common/buildRecord.ts';
import { isSignatureHeading, listSignatures } from './apiLines.ts';
import { listDeclaredNames } from './listDeclaredNames.ts';

/** List the names that the signatures of a page's text declare, with the sections in which they stand. */
export function listDocumentedNames(
  text: string,
  sections: readonly Pick<SectionRecord, 'anchor' | 'heading'>[],
): DocumentedNames[] {
  const anchors = sections.filter(({ heading }) => isSignatureHeading(heading)).map(({ anchor }) => anchor);
  const namesByAnchor = new Map<string, Set<string>>();
  for (const { code, headingIndex } of listSignatures(text)) {
    const anchor = anchors[headingIndex] ?? '';
    const names = namesByAnchor.get(anchor) ?? new Set();
    for (const name of listDeclaredNames(code).flatMap(listNames)) names.add(name);
    namesByAnchor.set(anchor, names);
  }
  return [...namesByAnchor].flatMap(([anchor, names]) => (names.size > 0 ? [{ anchor, names: [...names] }] : []));
}

/** A block shows the methods of a class that its page is about, but the whole of an interface. */
const listNames = ({ kind, name, members }: ReturnType<typeof listDeclaredNames>[number]): string[] => [
  ...(kind === 'class' && members.length > 0 ? [] : [name]),
  ...members.map((member) => `${name}.${member}`),
];
