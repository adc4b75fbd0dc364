import { visit } from 'unist-util-visit';
import { listDeclaredNames } from '../../common/docs/listDeclaredNames.ts';
import { ApiIndex } from '../api/ApiIndex.ts';
import { lineOf, type Problem } from '../content/readDocs.ts';
import type { Docs } from './rule.ts';

const BUILT_IN = new Set(['constructor', 'prototype', 'name', 'length', 'toString']);

/**
 * Find members which the API lacks: in prose, such as `AdbSync#read` or `AdbSync.read`, and in signatures, such as
 * `interface AdbSync { read(): void }`.
 */
export function checkMembers({ api, pages }: Docs): Problem[] {
  if (!api) return [];
  const index = new ApiIndex(api);
  const exports = api.packages.flatMap((one) =>
    one.exports.map(({ name, kind }) => ({ id: `${one.name}:${name}`, name, kind })),
  );
  const lacks = (typeName: string, member: string) => {
    const types = exports.filter(({ name, kind }) => name === typeName && TYPES.has(kind));
    return types.length > 0 && !BUILT_IN.has(member) && !types.some(({ id }) => index.hasMember(id, member));
  };
  return pages.flatMap(({ filePath, route, tree, model }) => {
    const found: Problem[] = [];
    // Upgrade pages, and sections on another version, name removed members.
    if (route.endsWith('/upgrade/')) return [];
    const check = (typeName: string, member: string, line: number) => {
      const heading = model.headings.findLast((one) => one.line < line);
      if (lacks(typeName, member) && !/\d+\.\d+\.\d+/.test(heading?.text ?? ''))
        found.push({ filePath, line, message: `${typeName} has no public member "${member}".` });
    };
    for (const { code, line } of model.blocks)
      for (const { name, members } of listDeclaredNames(code))
        for (const member of members) check(name, member, line + findLine(code, member));
    visit(tree, 'inlineCode', (node) => {
      const [, className = '', member = ''] =
        /^(?:new )?([A-Z]\w+)(?:#|\.prototype\.|\.)([a-z]\w*)/.exec(node.value) ?? [];
      if (member) check(className, member, lineOf(node));
    });
    return found;
  });
}

const TYPES = new Set(['class', 'interface', 'type', 'enum']);

const findLine = (code: string, word: string): number =>
  code.split('\n').findIndex((line) => line.split(/[^\w$]+/).includes(word));
