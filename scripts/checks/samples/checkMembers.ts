import { visit } from 'unist-util-visit';
import { type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';
import { listDeclaredMembers } from './listDeclaredMembers.ts';
import type { LibraryType } from './readLibraryTypes.ts';

/** Members of every function and object. */
const BUILT_IN = new Set(['constructor', 'prototype', 'name', 'length', 'toString']);

/**
 * Find members that pages name and that the version's type does not have: in prose, such as `AdbSync#read` or
 * `AdbSync.read`, and in the signatures that they show, such as `interface AdbSync { read(): void }`.
 */
export function findUnknownMembers(pages: readonly DocsPage[], types: readonly LibraryType[]): Problem[] {
  const membersOf = new Map(types.map(({ name, members }) => [name, new Set(members)]));
  // Upgrade pages name members that were removed.
  const current = pages.filter(({ route }) => !route.endsWith('/upgrade/'));
  return current.flatMap(({ filePath, tree }) => {
    const problems: Problem[] = [];
    const check = (typeName: string, member: string, line: number) => {
      const members = membersOf.get(typeName);
      if (!members || members.has(member) || BUILT_IN.has(member)) return;
      problems.push({ filePath, line, message: `${typeName} has no public member "${member}".` });
    };
    visit(tree, 'code', (node) => {
      for (const { typeName, member, line } of listDeclaredMembers(node.value))
        check(typeName, member, lineOf(node) + line);
    });
    visit(tree, 'inlineCode', (node) => {
      const [, className = '', member = ''] =
        /^(?:new )?([A-Z]\w+)(?:#|\.prototype\.|\.)([a-z]\w*)/.exec(node.value) ?? [];
      check(className, member, lineOf(node));
    });
    return problems;
  });
}

/** A class with members that no page names. */
export interface Undocumented {
  className: string;
  members: string[];
}

/** List the public members, named in no code of any page, of the classes whose signature a page shows. */
export function listUndocumented(pages: readonly DocsPage[], types: readonly LibraryType[]): Undocumented[] {
  const code = pages.flatMap(({ tree }) => listCode(tree)).join('\n');
  const words = new Set(code.split(/[^\w$]+/));
  const shown = new Set([...code.matchAll(/\bclass (\w+)/g)].map(([, name]) => name));
  return types
    .filter(({ name, isClass }) => isClass && shown.has(name))
    .map(({ name, members }) => ({ className: name, members: members.filter((member) => !words.has(member)) }))
    .filter(({ members }) => members.length > 0);
}

function listCode(tree: DocsPage['tree']): string[] {
  const code: string[] = [];
  visit(tree, ['inlineCode', 'code'], (node) => {
    if ('value' in node) code.push(String(node.value));
  });
  return code;
}
