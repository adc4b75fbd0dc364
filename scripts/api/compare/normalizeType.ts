import ts from 'typescript';

const { factory } = ts;

/** What names in a type stand for: type parameters by their names, parameters as `value name`. */
export type Scope = ReadonlyMap<string, ts.TypeNode>;

/** A type that two versions write alike if they mean the same. Only what is called has parameters. */
export interface Shape {
  parameters?: string;
  type: string;
}

interface TypeParameter {
  name: string;
  constraint: ts.TypeNode | undefined;
  initial: ts.TypeNode | undefined;
}

const printer = ts.createPrinter({ removeComments: true });
const blank = ts.createSourceFile('blank.ts', '', ts.ScriptTarget.Latest);

/** Print a type on one line. */
export const printType = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, blank).replace(/\s*\n\s*/g, ' ');

/** Create a type that is only a name. */
export const nameType = (name: string): ts.TypeReferenceNode => factory.createTypeReferenceNode(name);

/**
 * Parse a type so that it prints alike wherever it means the same: without names of parameters, tuple members and type
 * parameters of calls, with sorted unions and object members, and with each name as its scope has it.
 */
export function parseType(text: string, scope: Scope): ts.TypeNode {
  const [statement] = ts.createSourceFile('type.ts', `type _ = ${text}`, ts.ScriptTarget.Latest).statements;
  if (!statement || !ts.isTypeAliasDeclaration(statement)) throw new Error(`This is no type: ${text}`);
  return visitType(statement.type, scope);
}

/** Parse the declaration of a type parameter, such as `in T extends object = {}`. */
export function parseTypeParameter(text: string, scope: Scope): TypeParameter {
  const [statement] = ts.createSourceFile('type.ts', `type _<${text}> = 0`, ts.ScriptTarget.Latest).statements;
  const [node] = (statement && ts.isTypeAliasDeclaration(statement) && statement.typeParameters) || [];
  if (!node) throw new Error(`This is no type parameter: ${text}`);
  const [constraint, initial] = [node.constraint, node.default].map((one) => one && visitType(one, scope));
  return { name: node.name.text, constraint, initial };
}

/** Describe a type, or a call such as `(path: string): void`. */
export function describeShape(text: string, scope: Scope, isCall: boolean): Shape {
  const node = isCall ? parseCall(text, scope) : parseType(text, scope);
  if (!ts.isFunctionTypeNode(node)) return { type: printType(node) };
  const list = (nodes: readonly ts.Node[]) => nodes.map(printType).join(', ');
  const generic = node.typeParameters ? `<${list(node.typeParameters)}>` : '';
  return { parameters: `${generic}(${list(node.parameters)})`, type: printType(node.type) };
}

function readCall(text: string): ts.CallSignatureDeclaration | undefined {
  const [statement] = ts.createSourceFile('call.ts', `interface _ { ${text} }`, ts.ScriptTarget.Latest).statements;
  const [call] = statement && ts.isInterfaceDeclaration(statement) ? statement.members : [];
  return call && ts.isCallSignatureDeclaration(call) ? call : undefined;
}

function parseCall(text: string, scope: Scope): ts.TypeNode {
  const call = readCall(text);
  if (!call) throw new Error(`This is no call: ${text}`);
  const { typeParameters, parameters, type = nameType('void') } = call;
  return visitType(factory.createFunctionTypeNode(typeParameters, parameters, type), scope);
}

// A visitor gives a type for a type.
const visitType = (node: ts.TypeNode, scope: Scope): ts.TypeNode => visit(node, scope) as ts.TypeNode;

function visit(node: ts.Node, scope: Scope): ts.Node {
  const visitChild = (child: ts.Node) => visit(child, scope);
  if (ts.isParenthesizedTypeNode(node)) return visit(node.type, scope);
  if (ts.isNamedTupleMember(node) && !node.questionToken && !node.dotDotDotToken) return visit(node.type, scope);
  if (ts.isTypeReferenceNode(node)) return visitReference(node, scope);
  if (ts.isTypeQueryNode(node) && !ts.isImportTypeNode(node.exprName))
    return factory.createTypeQueryNode(
      isKnown(node.exprName, scope) ? lookUp(node.exprName, scope) : factory.createIdentifier('?'),
      ts.visitNodes(node.typeArguments, visitChild, ts.isTypeNode),
    );
  if (ts.isTypePredicateNode(node) && ts.isIdentifier(node.parameterName))
    return factory.createTypePredicateNode(
      node.assertsModifier,
      printType(scope.get(`value ${node.parameterName.text}`) ?? node.parameterName),
      node.type && visitType(node.type, scope),
    );
  if (ts.isUnionTypeNode(node)) return sortUnion(node.types.map((one) => visitType(one, scope)));
  if (ts.isTypeLiteralNode(node))
    return factory.createTypeLiteralNode(sortNodes(ts.visitNodes(node.members, visitChild, ts.isTypeElement)));
  if (ts.isTypeParameterDeclaration(node)) {
    const name = printType(scope.get(node.name.text) ?? node.name);
    const [constraint, initial] = [node.constraint, node.default].map((one) => one && visitType(one, scope));
    return factory.createTypeParameterDeclaration(undefined, name, constraint, initial);
  }
  if (ts.isParameter(node)) return visitParameter(node, scope);
  const hasLocals = ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node) || ts.isTypeElement(node);
  const inner = hasLocals ? addLocals(node, scope) : scope;
  return ts.visitEachChild(node, (child) => visit(child, inner), undefined);
}

function visitReference({ typeName, typeArguments }: ts.TypeReferenceNode, scope: Scope): ts.TypeNode {
  const found = scope.get(textOf(typeName));
  const args = typeArguments?.map((one) => visitType(one, scope));
  if (found && (!args || !ts.isTypeReferenceNode(found))) return found;
  return factory.createTypeReferenceNode(lookUp(typeName, scope), args);
}

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
  for (const { name } of typeParameters) inner.set(name.text, nameType(`#${inner.size}`));
  for (const [index, { name }] of parameters.entries())
    if (ts.isIdentifier(name)) inner.set(`value ${name.text}`, nameType(`_${index}`));
  return inner;
}

function lookUp(name: ts.EntityName, scope: Scope): ts.Identifier {
  const found = scope.get(textOf(name)) ?? scope.get(`value ${textOf(name)}`);
  return factory.createIdentifier(found ? printType(found) : textOf(name));
}

/** Nothing says what a value is that the library does not export, so that its type is not compared. */
const isKnown = (name: ts.EntityName, scope: Scope): boolean =>
  scope.has(textOf(name)) || scope.has(`value ${textOf(name)}`);

const textOf = (name: ts.EntityName): string =>
  ts.isIdentifier(name) ? name.text : `${textOf(name.left)}.${name.right.text}`;

function sortUnion(types: readonly ts.TypeNode[]): ts.TypeNode {
  const flat = types.flatMap((one) => (ts.isUnionTypeNode(one) ? [...one.types] : [one]));
  const [first, ...others] = sortNodes([...new Map(flat.map((one) => [printType(one), one])).values()]);
  return first && others.length === 0 ? first : factory.createUnionTypeNode([...(first ? [first] : []), ...others]);
}

const sortNodes = <One extends ts.Node>(nodes: readonly One[]): One[] =>
  nodes
    .map((node) => ({ node, text: printType(node) }))
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ node }) => node);
