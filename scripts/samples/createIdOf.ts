import path from 'node:path';
import ts from 'typescript';
import type { ApiFile } from '../../common/apiFile.ts';
import { listExports, nameExports } from '../api/extract/listExports.ts';

/** Create a function that returns the id of the symbol that a declaration is, or is a part of. */
export function createIdOf(
  program: ts.Program,
  { packages }: ApiFile,
  typesFiles: ReadonlyMap<string, string>,
): (declaration: ts.Declaration) => string | undefined {
  const checker = program.getTypeChecker();
  const source = {
    rootDir: '/',
    packages: [...typesFiles].map(([name, entry]) => ({ name, entry, dir: path.dirname(entry) })),
  };
  const names = nameExports(listExports(program, source), checker, source);
  const aliases = new Map<string, string | undefined>();
  const members = new Set<string>();
  for (const { name: packageName, exports } of packages)
    for (const { name, alias, members: own = [] } of exports) {
      const id = `${packageName}:${name}`;
      aliases.set(id, aliases.has(id) ? undefined : alias);
      for (const member of own) members.add(`${id}.${member.name}`);
    }
  const idOf = (node: ts.Node): string | undefined => {
    const name = ts.getNameOfDeclaration(node as ts.Declaration);
    const symbol = name && checker.getSymbolAtLocation(name);
    const id = symbol && names.exports.get(symbol)?.id;
    return id !== undefined && aliases.has(id) ? (aliases.get(id) ?? id) : undefined;
  };
  return (declaration) => {
    let member: ts.Node = declaration;
    for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
      const id = idOf(node);
      if (id !== undefined) {
        const name = ts.isConstructorDeclaration(member)
          ? 'constructor'
          : ts.getNameOfDeclaration(member as ts.Declaration)?.getText();
        const inner = `${id}.${name}`;
        return member !== node && (members.has(inner) || aliases.has(inner)) ? inner : id;
      }
      if (ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node)) member = node;
    }
    return undefined;
  };
}
