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

export interface Undocumented {
  className: string;
  members: string[];
}

/** List public members that no page's code names, of classes whose signature a page shows. */
export function listUndocumented(pages: readonly DocsPage[], types: readonly LibraryType[]): Undocumented[] {
  const code = pages.flatMap(listCode).join('\n');
  const words = new Set(code.split(/[^\w$]+/));
  const shown = new Set([...code.matchAll(/\bclass (\w+)/g)].map(([, name]) => name));
  return types
    .filter(({ name, isClass }) => isClass && shown.has(name))
    .map(({ name, members }) => ({ className: name, members: members.filter((member) => !words.has(member)) }))
    .filter(({ members }) => members.length > 0);
}

function listCode({ tree, model }: DocsPage): string[] {
  const code = model.blocks.map((block) => block.code);
  visit(tree, 'inlineCode', ({ value }) => {
    code.push(value);
  });
  return code;
}
