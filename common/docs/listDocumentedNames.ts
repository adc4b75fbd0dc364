import type { DocumentedNames } from '../buildRecord.ts';
import { listDeclaredNames } from './listDeclaredNames.ts';
import type { CodeBlock } from './pageModel.ts';

/** List the names that signatures declare, by section. */
export function listDocumentedNames(
  blocks: readonly Pick<CodeBlock, 'isSignature' | 'anchor' | 'code'>[],
): DocumentedNames[] {
  const namesByAnchor = new Map<string, Set<string>>();
  for (const { isSignature, anchor, code } of blocks) {
    if (!isSignature) continue;
    const names = namesByAnchor.get(anchor) ?? new Set();
    for (const name of listDeclaredNames(code).flatMap(listNames)) names.add(name);
    namesByAnchor.set(anchor, names);
  }
  return [...namesByAnchor].flatMap(([anchor, names]) => (names.size > 0 ? [{ anchor, names: [...names] }] : []));
}

const listNames = ({ kind, name, members }: ReturnType<typeof listDeclaredNames>[number]): string[] => [
  ...(kind === 'class' && members.length > 0 ? [] : [name]),
  ...members.map((member) => `${name}.${member}`),
];
