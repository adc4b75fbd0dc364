import ts from 'typescript';

/** What a name of a package is: two equal entries are the same to who calls it. */
export interface ApiEntry {
  /** Type parameters and parameters, without the parameters' names, which callers do not see. @example '(string, number?)' */
  parameters: string;
  /** Type that a call returns or that a value has; empty for a class or an interface. */
  result: string;
  /** The compiler wrote the result, not the author: another compiler may write the same type in other words. */
  isInferred?: true;
  /** It may have members that are not read: it is written as a type, or has a base in another package. */
  isOpen?: true;
  /** What `@deprecated` says; absent where the declaration has no such tag. */
  deprecation?: string;
}

/** A declaration that gives a name a meaning. */
export type Declaration =
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.FunctionDeclaration
  | ts.TypeAliasDeclaration
  | ts.EnumDeclaration
  | ts.VariableDeclaration
  | ts.ModuleDeclaration;

/** Describe a declaration itself, without its members. */
export function describeDeclaration(node: Declaration): ApiEntry {
  if (ts.isFunctionDeclaration(node)) return describeCall(node);
  const typeParameters = 'typeParameters' in node ? formatTypeParameters(node.typeParameters) : '';
  const type = ts.isTypeAliasDeclaration(node) || ts.isVariableDeclaration(node) ? node.type : undefined;
  return { parameters: typeParameters, ...describeResult(type), ...readDeprecation(node) };
}

/** Describe the public members of a class, interface or enum by their names. A constructor is called `constructor`. */
export function listMembers(node: Declaration): Map<string, ApiEntry> {
  const members = new Map<string, ApiEntry>();
  if (!ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node) && !ts.isEnumDeclaration(node)) return members;
  const setters = new Set([...node.members].filter(ts.isSetAccessor).map(readName));
  for (const member of node.members) {
    const name = readName(member);
    if (name === undefined || isHidden(member) || ts.isSetAccessor(member)) continue;
    const entry = describeMember(member, setters.has(name));
    const known = members.get(name);
    members.set(name, known ? joinEntries(known, entry) : entry);
  }
  return members;
}

/** Join what two declarations of one name say: overloads, or a constant and the type of the same name. */
export function joinEntries(a: ApiEntry, b: ApiEntry): ApiEntry {
  const join = (...texts: string[]) => texts.filter(Boolean).join(' | ');
  // An overload that is not deprecated can still be called.
  const isDeprecated = a.deprecation !== undefined && b.deprecation !== undefined;
  return {
    parameters: join(a.parameters, b.parameters),
    result: a.result === b.result ? a.result : join(a.result, b.result),
    ...((a.isInferred || b.isInferred) && { isInferred: true }),
    ...((a.isOpen || b.isOpen) && { isOpen: true }),
    ...(isDeprecated && { deprecation: a.deprecation || b.deprecation || '' }),
  };
}

type Member = ts.ClassElement | ts.TypeElement | ts.EnumMember;

function readName(member: Member): string | undefined {
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  const { name } = member;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

const isHidden = (member: Member): boolean =>
  (ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;

function describeMember(member: Member, hasSetter: boolean): ApiEntry {
  const flags = ts.getCombinedModifierFlags(member);
  const isStatic = flags & ts.ModifierFlags.Static ? 'static ' : '';
  if (ts.isEnumMember(member))
    return { parameters: '', ...describeResult(member.initializer), ...readDeprecation(member) };
  if (ts.isMethodDeclaration(member) || ts.isMethodSignature(member) || ts.isConstructorDeclaration(member)) {
    const call = describeCall(member);
    const isOptional = 'questionToken' in member && member.questionToken ? '?' : '';
    return { ...call, parameters: isStatic + isOptional + call.parameters };
  }
  // To a caller, a getter alone is a property that cannot be written.
  const isReadonly = ts.isGetAccessor(member) ? !hasSetter : Boolean(flags & ts.ModifierFlags.Readonly);
  const isOptional = 'questionToken' in member && member.questionToken !== undefined;
  const type = 'type' in member ? (member.type as ts.TypeNode | undefined) : undefined;
  return {
    parameters: [isStatic.trim(), isReadonly && 'readonly', isOptional && '?'].filter(Boolean).join(' '),
    ...describeResult(type),
    ...readDeprecation(member),
  };
}

function describeCall(node: ts.SignatureDeclaration): ApiEntry {
  const parameters = node.parameters.map(
    ({ dotDotDotToken, questionToken, type }) =>
      (dotDotDotToken ? '...' : '') + formatNode(type) + (questionToken ? '?' : ''),
  );
  return {
    parameters: `${formatTypeParameters(node.typeParameters)}(${parameters.join(', ')})`,
    ...describeResult(node.type),
    ...readDeprecation(node),
  };
}

const formatTypeParameters = (nodes: readonly ts.TypeParameterDeclaration[] = []): string =>
  nodes.length > 0 ? `<${nodes.map(formatNode).join(', ')}>` : '';

/** Only the compiler writes `import("./a.js").` before a name, where an author would import it. */
const describeResult = (node: ts.Node | undefined): Pick<ApiEntry, 'result' | 'isInferred'> => ({
  result: formatNode(node),
  ...(node?.getText().includes('import("') && { isInferred: true }),
});

const printer = ts.createPrinter({ removeComments: true });

/**
 * Print a type on one line. `import("./a.js").` before a name says only where the compiler found it, and newer compilers print
 * the default type argument of `Uint8Array`.
 */
const formatNode = (node: ts.Node | undefined): string =>
  node
    ? printer
        .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
        .replace(/\bimport\("[^"]*"\)\./g, '')
        .replace(/\b(\w+Array)<ArrayBuffer(?:Like)?>/g, '$1')
        .replace(/\s+/g, ' ')
    : '';

function readDeprecation(node: ts.Node): { deprecation?: string } {
  // A constant's comment belongs to its statement.
  const tag = ts.getJSDocDeprecatedTag(ts.isVariableDeclaration(node) ? node.parent.parent : node);
  return tag ? { deprecation: (ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/\s+/g, ' ').trim() } : {};
}
