import { visit } from 'unist-util-visit';
import { type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';
import { listDeclaredMembers } from './listDeclaredMembers.ts';
import type { LibraryType } from './readLibraryTypes.ts';

const BUILT_IN = new Set(['constructor', 'prototype', 'name', 'length', 'toString']);

/**
 * Find unknown members in prose, such as `AdbSync#read` or `AdbSync.read`, and in signatures, such as `interface AdbSync { read():
 * void }`.
 */
export function findUnknownMembers(pages: readonly DocsPage[], types: readonly LibraryType[]): Problem[] {
  const membersOf = new Map(types.map(({ name, members }) => [name, new Set(members)]));
  // Upgrade pages name removed members.
  const current = pages.filter(({ route }) => !route.endsWith('/upgrade/'));
  return current.flatMap(({ filePath, tree, model }) => {
    const problems: Problem[] = [];
    const check = (typeName: string, member: string, line: number) => {
      const members = membersOf.get(typeName);
      if (!members || members.has(member) || BUILT_IN.has(member)) return;
      problems.push({ filePath, line, message: `${typeName} has no public member "${member}".` });
    };
    for (const block of model.blocks)
      for (const { typeName, member, line } of listDeclaredMembers(block.code))
        check(typeName, member, block.line - 1 + line);
    visit(tree, 'inlineCode', (node) => {
      const [, className = '', member = ''] =
        /^(?:new )?([A-Z]\w+)(?:#|\.prototype\.|\.)([a-z]\w*)/.exec(node.value) ?? [];
      check(className, member, lineOf(node));
    });
    return problems;
  });
}
