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
  const members = new Set(
    packages.flatMap(({ name, exports }) =>
      exports.flatMap((one) => one.members?.map((member) => `${name}:${one.name}.${member.name}`) ?? []),
    ),
  );
  return (declaration) => {
    let member: string | undefined;
    for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
      const id = exported.get(node);
      if (id !== undefined) return member !== undefined && members.has(`${id}.${member}`) ? `${id}.${member}` : id;
      if (ts.isConstructorDeclaration(node)) member = 'constructor';
      else if (ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node))
        member = node.name?.getText();
    }
    return undefined;
  };
}

const listDeclarations = (node: ts.Statement): ts.Declaration[] =>
  ts.isVariableStatement(node) ? [...node.declarationList.declarations] : [node as ts.DeclarationStatement];
