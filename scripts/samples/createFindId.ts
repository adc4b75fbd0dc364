import ts from 'typescript';
import type { ApiFile } from '../../common/apiFile.ts';
import { API_DECLARATIONS, type DeclaredApi } from './declareApi.ts';

/** Create a function that returns the id of the symbol that a declaration of the API is, or is a part of. */
export function createFindId(
  program: ts.Program,
  { packages }: ApiFile,
  { ids }: Pick<DeclaredApi, 'ids'>,
): (declaration: ts.Declaration) => string | undefined {
  const exported = new Map<ts.Node, string>();
  const addAll = ({ statements }: ts.SourceFile | ts.ModuleBlock, prefix: string): void => {
    for (const node of statements.flatMap(listDeclarations)) {
      const name = ts.getNameOfDeclaration(node);
      const label = prefix + (name && ts.isIdentifier(name) ? name.text : '');
      const id = ids.get(label);
      if (id) exported.set(node, id);
      if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)) addAll(node.body, `${label}.`);
    }
  };
  const source = program.getSourceFile(API_DECLARATIONS);
  if (source) addAll(source, '');
  const members = packages.flatMap(({ name, exports }) =>
    exports.flatMap((one) => one.members?.map((member) => `${name}:${one.name}.${member.name}`) ?? []),
  );
  const known = new Set([...ids.values(), ...members]);
  return (declaration) => {
    const names: string[] = [];
    for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
      const id = exported.get(node);
      if (id !== undefined) return findInner(id, names, known);
      if (ts.isConstructorDeclaration(node)) names.unshift('constructor');
      else if (ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node))
        names.unshift(node.name?.getText() ?? '');
    }
    return undefined;
  };
}

/** Return the id of the innermost part that is known. */
function findInner(id: string, names: readonly string[], known: ReadonlySet<string>): string {
  for (let count = names.length; count > 0; count -= 1) {
    const inner = [id, ...names.slice(0, count)].join('.');
    if (known.has(inner)) return inner;
  }
  return id;
}

const listDeclarations = (node: ts.Statement): ts.Declaration[] =>
  ts.isVariableStatement(node) ? [...node.declarationList.declarations] : [node as ts.DeclarationStatement];
