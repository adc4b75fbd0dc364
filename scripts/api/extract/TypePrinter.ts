import ts from 'typescript';
import { compareTexts, followAlias, isUnnamed, type Names } from './names.ts';

const { NodeBuilderFlags, SymbolFlags, SyntaxKind } = ts;

const FLAGS =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.IgnoreErrors |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.WriteClassExpressionAsTypeLiteral;

interface AliasForm {
  /** The type as its author wrote it. */
  written: ts.TypeNode | undefined;
  isGeneric: boolean;
}

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
  printAlias(type: ts.Type, at: ts.Node, { written, isGeneric }: AliasForm): string {
    const build = () => this.#names.checker.typeToTypeNode(type, at, FLAGS | NodeBuilderFlags.InTypeAlias);
    if (!written) return this.#printFirst(at, [build]);
    if (isGeneric) return this.#printFirst(at, [() => written]);
    return this.#printFirst(at, computesType(written) ? [build] : [() => written, build]);
  }

  /** Print type parameters, parameters and result of a call. @example '(path: string): void' */
  printSignature(signature: ts.Signature, at: ts.Node): string {
    return this.#printCall(signature, at, SyntaxKind.CallSignature).replace(/;$/, '');
  }

  /** Print the parameters of a constructor. @example '(path: string)' */
  printConstructor(signature: ts.Signature, at: ts.Node): string {
    return this.#printCall(signature, at, SyntaxKind.Constructor).replace(/^constructor|;$|\s*\{\s*\}$/g, '');
  }

  /** Print a part of a declaration as it is written. */
  printNode(node: ts.Node): string {
    return this.#printFirst(node, [() => node]);
  }

  #printCall(signature: ts.Signature, at: ts.Node, kind: ts.SignatureDeclaration['kind']): string {
    const { checker } = this.#names;
    const build = (place: ts.Node | undefined) =>
      checker.signatureToSignatureDeclaration(signature, kind, place, FLAGS);
    return this.#printFirst(at, [() => build(at), () => build(undefined)]);
  }

  /** Print the first form that names nothing but exports; the first of all, if there is none. */
  #printFirst(at: ts.Node, forms: readonly (() => ts.Node | undefined)[]): string {
    let best: Printed | undefined;
    for (const make of forms) {
      const node = make();
      if (!node) continue;
      const printed = this.#print(node, at.getSourceFile());
      best ??= printed;
      if (printed.hasUnnamed) continue;
      best = printed;
      break;
    }
    for (const [name, id] of best?.refs ?? []) this.#refs.set(name, id);
    this.hasUnnamed ||= best?.hasUnnamed ?? false;
    return best?.text ?? 'any';
  }

  #print(node: ts.Node, source: ts.SourceFile): Printed {
    const printed = { text: '', refs: new Map<string, string>(), hasUnnamed: false };
    const { transformed } = ts.transform(node, [(context) => (root) => this.#visit(root, context, printed)]);
    const [result = node] = transformed;
    const text = this.#printer.printNode(ts.EmitHint.Unspecified, result, source);
    return { ...printed, text: text.replace(/\s*\n\s*/g, ' ') };
  }

  #visit(node: ts.Node, context: ts.TransformationContext, printed: Printed): ts.Node {
    const { factory } = context;
    const visit = (child: ts.Node) => this.#visit(child, context, printed);
    const visitArguments = ({ typeArguments }: ts.NodeWithTypeArguments) => {
      const args = ts.visitNodes(typeArguments, visit, ts.isTypeNode);
      return args && isDefault(args) ? undefined : args;
    };
    if (ts.isStringLiteral(node)) return factory.createStringLiteral(node.text);
    if (ts.isTypeReferenceNode(node))
      return factory.createTypeReferenceNode(this.#nameOf(node.typeName, factory, printed), visitArguments(node));
    if (ts.isTypeQueryNode(node) && !ts.isImportTypeNode(node.exprName))
      return factory.createTypeQueryNode(this.#nameOf(node.exprName, factory, printed), visitArguments(node));
    // The compiler names the module of what it cannot reach by a name.
    if (ts.isImportTypeNode(node) && node.qualifier) {
      const name = this.#nameOf(node.qualifier, factory, printed);
      const args = visitArguments(node);
      return node.isTypeOf ? factory.createTypeQueryNode(name, args) : factory.createTypeReferenceNode(name, args);
    }
    if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression))
      return factory.createTypeReferenceNode(this.#nameOf(node.expression, factory, printed), visitArguments(node));
    const visited = ts.visitEachChild(node, visit, context);
    // `constructor(private path: string)` also declares a property.
    if (!ts.isParameter(visited) || !visited.modifiers) return visited;
    const { dotDotDotToken, name, questionToken, type } = visited;
    return factory.createParameterDeclaration(undefined, dotDotDotToken, name, questionToken, type);
  }

  /** Name what a type names: by the name of its export, where it has one. */
  #nameOf(name: ts.EntityName, factory: ts.NodeFactory, printed: Printed): ts.EntityName {
    const symbol = this.#symbolOf(name);
    const known = symbol && this.#names.exports.get(symbol);
    if (known) {
      printed.refs.set(known.typeName, known.id);
      const [first = '', ...rest] = known.typeName.split('.');
      return rest.reduce<ts.EntityName>(factory.createQualifiedName, factory.createIdentifier(first));
    }
    if (symbol && symbol.flags & NAMED && isUnnamed(symbol, this.#names)) printed.hasUnnamed = true;
    return ts.isIdentifier(name)
      ? factory.createIdentifier(name.text)
      : factory.createQualifiedName(this.#nameOf(name.left, factory, printed), name.right.text);
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

/** Newer compilers print the default argument of `Uint8Array`. */
const isDefault = (args: readonly ts.TypeNode[]): boolean =>
  args.length === 1 &&
  args.every(
    (arg) => ts.isTypeReferenceNode(arg) && ts.isIdentifier(arg.typeName) && arg.typeName.text === 'ArrayBufferLike',
  );
