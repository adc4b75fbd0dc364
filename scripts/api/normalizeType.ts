import ts from 'typescript';

const { factory } = ts;

/** What the names in a type stand for: types by their names, values as `value name`. */
export type Scope = ReadonlyMap<string, string>;

const printer = ts.createPrinter({ removeComments: true });
const blank = ts.createSourceFile('blank.ts', '', ts.ScriptTarget.Latest);

const print = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, blank).replace(/\s*\n\s*/g, ' ');

/**
 * Print a type so that it reads alike wherever it means the same: without names of parameters, tuple members and type parameters
 * of calls, with sorted unions and object members, and with each name as its scope has it.
 */
export const normalizeType = (text: string, scope: Scope): string => print(visit(parseType(text), scope));

/** Print a call such as `(path: string): void` like the type of a function. */
export function normalizeCall(text: string, scope: Scope): string {
  const type = parseType(`{ ${text} }`);
  const [call] = ts.isTypeLiteralNode(type) ? type.members : [];
  if (!call || !ts.isCallSignatureDeclaration(call)) throw new Error(`This is no call: ${text}`);
  const result = call.type ?? factory.createKeywordTypeNode(ts.SyntaxKind.VoidKeyword);
  return print(visit(factory.createFunctionTypeNode(call.typeParameters, call.parameters, result), scope));
}

/** List the arguments of a type such as `Map<string, Boat>`, normalized. */
export function normalizeArguments(text: string, scope: Scope): string[] {
  const type = parseType(text);
  return ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []).map((one) => print(visit(one, scope))) : [];
}

function parseType(text: string): ts.TypeNode {
  const [statement] = ts.createSourceFile('type.ts', `type _ = ${text}`, ts.ScriptTarget.Latest).statements;
  if (!statement || !ts.isTypeAliasDeclaration(statement)) throw new Error(`This is no type: ${text}`);
  return statement.type;
}

// A visitor gives a type for a type.
const visitType = (node: ts.TypeNode, scope: Scope): ts.TypeNode => visit(node, scope) as ts.TypeNode;

function visit(node: ts.Node, scope: Scope): ts.Node {
  const visitChild = (child: ts.Node) => visit(child, scope);
  if (ts.isParenthesizedTypeNode(node)) return visit(node.type, scope);
  if (ts.isNamedTupleMember(node) && !node.questionToken && !node.dotDotDotToken) return visit(node.type, scope);
  if (ts.isTypeReferenceNode(node)) {
    const name = textOf(node.typeName);
    return nameType(scope.get(name) ?? name, ts.visitNodes(node.typeArguments, visitChild, ts.isTypeNode));
  }
  if (ts.isTypeQueryNode(node) && !ts.isImportTypeNode(node.exprName)) {
    const name = textOf(node.exprName);
    // Nothing says what a value is that the library does not export, so that its type is not compared.
    const known = scope.get(name) ?? scope.get(`value ${name}`) ?? '?';
    return nameType(`typeof ${known}`, ts.visitNodes(node.typeArguments, visitChild, ts.isTypeNode));
  }
  if (ts.isTypePredicateNode(node)) {
    const name = print(node.parameterName);
    const type = node.type && visitType(node.type, scope);
    return factory.createTypePredicateNode(node.assertsModifier, scope.get(`value ${name}`) ?? name, type);
  }
  if (ts.isUnionTypeNode(node)) return sortUnion(node.types.map((one) => visitType(one, scope)));
  if (ts.isTypeLiteralNode(node))
    return factory.createTypeLiteralNode(sortNodes(ts.visitNodes(node.members, visitChild, ts.isTypeElement)));
  if (ts.isTypeParameterDeclaration(node)) {
    const [constraint, initial] = [node.constraint, node.default].map((one) => one && visitType(one, scope));
    return factory.createTypeParameterDeclaration(undefined, scope.get(node.name.text) ?? '_', constraint, initial);
  }
  if (ts.isParameter(node)) return visitParameter(node, scope);
  const hasLocals = ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node) || ts.isTypeElement(node);
  const inner = hasLocals ? addLocals(node, scope) : scope;
  return ts.visitEachChild(node, (child) => visit(child, inner), undefined);
}

const nameType = (name: string, args?: readonly ts.TypeNode[]): ts.TypeNode =>
  factory.createTypeReferenceNode(name, args);

/** Names of parameters say nothing to the compiler, and an optional one may always be undefined. */
function visitParameter({ dotDotDotToken, name, questionToken, type }: ts.ParameterDeclaration, scope: Scope): ts.Node {
  const isThis = ts.isIdentifier(name) && name.text === 'this';
  const visited = type && visitType(type, scope);
  const rest =
    questionToken && visited && ts.isUnionTypeNode(visited)
      ? sortUnion(visited.types.filter((one) => one.kind !== ts.SyntaxKind.UndefinedKeyword))
      : visited;
  return factory.createParameterDeclaration(undefined, dotDotDotToken, isThis ? name : '_', questionToken, rest);
}

function addLocals(node: ts.Node, scope: Scope): Scope {
  const inner = new Map(scope);
  const { typeParameters = [], parameters = [] } = node as Partial<ts.SignatureDeclaration>;
  for (const { name } of typeParameters) inner.set(name.text, nameParameter(inner));
  for (const [index, { name }] of parameters.entries())
    if (ts.isIdentifier(name)) inner.set(`value ${name.text}`, `_${index}`);
  return inner;
}

/** Name a type parameter by the number of those around it. */
export const nameParameter = (scope: Scope): string =>
  `#${[...scope.values()].filter((one) => one.startsWith('#')).length}`;

const textOf = (name: ts.EntityName): string =>
  ts.isIdentifier(name) ? name.text : `${textOf(name.left)}.${name.right.text}`;

function sortUnion(types: readonly ts.TypeNode[]): ts.TypeNode {
  const flat = types.flatMap((one) => (ts.isUnionTypeNode(one) ? [...one.types] : [one]));
  const [first, ...others] = sortNodes([...new Map(flat.map((one) => [print(one), one])).values()]);
  return first && others.length === 0 ? first : factory.createUnionTypeNode(first ? [first, ...others] : []);
}

const sortNodes = <One extends ts.Node>(nodes: readonly One[]): One[] =>
  nodes
    .map((node) => ({ node, text: print(node) }))
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ node }) => node);
