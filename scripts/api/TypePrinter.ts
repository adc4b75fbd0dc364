import ts from 'typescript';
import { compareTexts } from '../lib/compareTexts.ts';
import { followAlias, isUnnamed, type Names } from './listExports.ts';

const { factory, NodeBuilderFlags, SymbolFlags, SyntaxKind } = ts;

const FLAGS =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.IgnoreErrors |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.WriteClassExpressionAsTypeLiteral;

/** A text, and what it names. */
interface Printed {
  text: string;
  refs: Map<string, string>;
  hasUnnamed: boolean;
}

/** Prints types on one line, and collects the exports of the library that they name. */
export class TypePrinter {
  /** Something that was printed has a name that means nothing outside the library. */
  hasUnnamed = false;
  readonly #refs = new Map<string, string>();
  readonly #names: Names;
  readonly #printer = ts.createPrinter({ removeComments: true });

  constructor(names: Names) {
    this.#names = names;
  }

  /** Ids by the names in what was printed, for an entry. */
  get refs(): { refs?: Record<string, string> } {
    if (this.#refs.size === 0) return {};
    return { refs: Object.fromEntries([...this.#refs].sort(([a], [b]) => compareTexts(a, b))) };
  }

  /** Print a type as its author wrote it, if that is known and says something to a reader, or as the compiler finds it. */
  printType(type: ts.Type, at: ts.Node, written?: ts.TypeNode): string {
    const build = (place: ts.Node | undefined) => this.#names.checker.typeToTypeNode(type, place, FLAGS);
    // Without a place, the compiler takes over nothing that the author wrote.
    return this.#printFirst(at, [() => written, () => build(at), () => build(undefined)]);
  }

  /**
   * Print what the name of a type stands for: as it is written if it is generic, or if it takes no type from a value or from
   * another type; otherwise computed.
   */
  printAlias(type: ts.Type, at: ts.Node, written: ts.TypeNode | undefined, isGeneric: boolean): string {
    const build = () => this.#names.checker.typeToTypeNode(type, at, FLAGS | NodeBuilderFlags.InTypeAlias);
    if (isGeneric) return this.#printFirst(at, [() => written]);
    return this.#printFirst(at, !written || computesType(written) ? [build] : [() => written, build]);
  }

  /** Print type parameters, parameters and result of a call, or what a constructor has of them. @example '(path: string): void' */
  printCall(signature: ts.Signature, at: ts.Node): string {
    const kind = ts.isConstructorDeclaration(at) ? SyntaxKind.Constructor : SyntaxKind.CallSignature;
    const build = (place: ts.Node | undefined) =>
      this.#names.checker.signatureToSignatureDeclaration(signature, kind, place, FLAGS);
    return this.#printFirst(at, [() => build(at), () => build(undefined)]).replace(/^constructor|;$|\s*\{\s*\}$/g, '');
  }

  /** Print a part of a declaration as it is written. */
  printNode(node: ts.Node): string {
    return this.#printFirst(node, [() => node]);
  }

  /** Print the first form that names nothing but exports; the first of all, if there is none. */
  #printFirst(at: ts.Node, forms: readonly (() => ts.Node | undefined)[]): string {
    let best: Printed | undefined;
    for (const make of forms) {
      const node = make();
      const printed = node && this.#print(node, at.getSourceFile());
      best ??= printed;
      if (!printed || printed.hasUnnamed) continue;
      best = printed;
      break;
    }
    for (const [name, id] of best?.refs ?? []) this.#refs.set(name, id);
    this.hasUnnamed ||= best?.hasUnnamed ?? false;
    return best?.text ?? 'any';
  }

  #print(node: ts.Node, source: ts.SourceFile): Printed {
    const printed = { text: '', refs: new Map<string, string>(), hasUnnamed: false };
    const text = this.#printer.printNode(ts.EmitHint.Unspecified, this.#visit(node, printed), source);
    // Newer compilers print the default argument of `Uint8Array`.
    return { ...printed, text: text.replace(/\s*\n\s*/g, ' ').replaceAll('<ArrayBufferLike>', '') };
  }

  #visit(node: ts.Node, printed: Printed): ts.Node {
    const visit = (child: ts.Node) => this.#visit(child, printed);
    if (ts.isStringLiteral(node)) return factory.createStringLiteral(node.text);
    const reference = readReference(node);
    if (reference) {
      const name = this.#nameOf(reference.name, printed);
      const args = ts.visitNodes(reference.args, visit, ts.isTypeNode);
      return reference.isTypeOf ? factory.createTypeQueryNode(name, args) : factory.createTypeReferenceNode(name, args);
    }
    const visited = ts.visitEachChild(node, visit, undefined);
    // `constructor(private path: string)` also declares a property.
    if (!ts.isParameter(visited) || !visited.modifiers) return visited;
    const { dotDotDotToken, name, questionToken, type } = visited;
    return factory.createParameterDeclaration(undefined, dotDotDotToken, name, questionToken, type);
  }

  /** Name what a type names: by the name of its export, where it has one. */
  #nameOf(name: ts.EntityName, printed: Printed): ts.EntityName {
    const symbol = this.#symbolOf(name);
    const known = symbol && this.#names.exports.get(symbol);
    if (known) {
      printed.refs.set(known.typeName, known.id);
      return factory.createIdentifier(known.typeName);
    }
    if (symbol && symbol.flags & NAMED && isUnnamed(symbol, this.#names)) printed.hasUnnamed = true;
    if (ts.isIdentifier(name)) return factory.createIdentifier(name.text);
    return factory.createQualifiedName(this.#nameOf(name.left, printed), name.right.text);
  }

  #symbolOf(name: ts.EntityName): ts.Symbol | undefined {
    const { checker } = this.#names;
    const written = ts.getParseTreeNode(name);
    const last = ts.isIdentifier(name) ? name : name.right;
    // The compiler leaves the symbol at a name that it makes itself.
    const symbol = written ? checker.getSymbolAtLocation(written) : (last as { symbol?: ts.Symbol }).symbol;
    return symbol && followAlias(checker, symbol);
  }
}

interface Reference {
  name: ts.EntityName;
  args: ts.NodeArray<ts.TypeNode> | undefined;
  isTypeOf: boolean;
}

/** Read what names something: `A.B<C>`, `typeof a`, or a base type. */
function readReference(node: ts.Node): Reference | undefined {
  const { typeArguments: args } = node as Partial<ts.NodeWithTypeArguments>;
  if (ts.isTypeReferenceNode(node)) return { name: node.typeName, args, isTypeOf: false };
  if (ts.isTypeQueryNode(node) && !ts.isImportTypeNode(node.exprName))
    return { name: node.exprName, args, isTypeOf: true };
  if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression))
    return { name: node.expression, args, isTypeOf: false };
  return undefined;
}

/** Tell whether a type has a part such as `typeof A`, `keyof A` or `A['a']`. */
export const computesType = (node: ts.Node): boolean =>
  ts.isTypeQueryNode(node) ||
  ts.isIndexedAccessTypeNode(node) ||
  (ts.isTypeOperatorNode(node) && node.operator === SyntaxKind.KeyOfKeyword) ||
  ts.forEachChild(node, (child) => computesType(child) || undefined) === true;

/** What has a name in a module; parameters have theirs in a signature alone. */
const NAMED =
  SymbolFlags.Class |
  SymbolFlags.Interface |
  SymbolFlags.TypeAlias |
  SymbolFlags.Enum |
  SymbolFlags.Function |
  SymbolFlags.BlockScopedVariable |
  SymbolFlags.Module;
