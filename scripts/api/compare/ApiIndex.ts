import ts from 'typescript';
import type { ApiExport, ApiFile, ApiMember } from '../../../common/apiFile.ts';
import { nameType, parseType, parseTypeParameter, type Scope } from './normalizeType.ts';

/** A declaration of a symbol, and what the names around it stand for. */
export interface Declaration {
  entry: ApiExport | ApiMember;
  scope: Scope;
  /** Kind of the export that has it as a member. */
  ownerKind?: ApiExport['kind'];
}

interface ExportDeclaration extends Declaration {
  entry: ApiExport;
}

/** Gives the name that another version has for an id. */
export type Rename = (id: string) => string;

interface Base {
  id: string;
  args: readonly ts.TypeNode[];
}

/** Finds the declarations of one version by ids, through other names and base types. */
export class ApiIndex {
  readonly #exports = new Map<string, ApiExport[]>();

  constructor({ packages }: ApiFile) {
    for (const { name: packageName, exports } of packages)
      for (const one of exports) {
        const id = `${packageName}:${one.name}`;
        this.#exports.set(id, [...(this.#exports.get(id) ?? []), one]);
      }
  }

  /** List the ids of all exports and of their own members. */
  get ids(): string[] {
    return [...this.#exports].flatMap(([id, exports]) => [
      id,
      ...exports.flatMap(({ members = [] }) => members.map(({ name }) => `${id}.${name}`)),
    ]);
  }

  /** Tell whether a symbol is an export, or listed as a member of one. */
  isListed(id: string): boolean {
    const { ownerId = '', name } = splitId(id) ?? {};
    const members = this.#exports.get(ownerId)?.flatMap((one) => one.members ?? []);
    return this.#exports.has(id) || Boolean(members?.some((one) => one.name === name));
  }

  /** Follow an id to the export that it is another name for. */
  follow(id: string): string {
    const alias = this.aliasOf(id);
    return alias ? this.follow(alias) : id;
  }

  /** Find the export that this one is only another name for, also as a type such as `type A<T> = B<T>`. */
  aliasOf(id: string): string | undefined {
    const exports = this.#exports.get(id) ?? [];
    const [first, ...others] = exports.map((one) => one.alias ?? this.#renamedBy(one));
    return others.every((one) => one === first) ? first : undefined;
  }

  /** Find the declarations of a symbol: as an export, and as a member, be it of a base type. */
  find(id: string, rename: Rename = (same) => same): Declaration[] {
    const split = splitId(id);
    const members = split ? this.#findMembers(split.name, this.#findExports(split.ownerId, rename), rename) : [];
    return [...this.#findExports(id, rename), ...members];
  }

  /** Tell whether a symbol could be a member that the file does not list: of a type from elsewhere, or of a computed one. */
  isOpen(id: string): boolean {
    const ownerId = splitId(id)?.ownerId;
    if (ownerId === undefined) return false;
    // A member lists no members of its own.
    const isMember = !this.#exports.has(ownerId) && this.find(ownerId).length > 0;
    return isMember || this.#isOpenType(ownerId);
  }

  /** What the tag of a symbol says, at that name of it. */
  deprecationOf(id: string): ApiExport['deprecated'] {
    const entries = this.#exports.get(id) ?? this.find(id).map(({ entry }) => entry);
    const found = entries.map(({ deprecated }) => deprecated);
    return found.find((one) => typeof one === 'string') ?? found.find((one) => one);
  }

  #findExports(id: string, rename: Rename, args?: readonly ts.TypeNode[]): ExportDeclaration[] {
    const exports = this.#exports.get(this.follow(id)) ?? [];
    return exports.map((entry) => ({ entry, scope: scopeOf(entry, rename, args) }));
  }

  #findMembers(name: string, owners: readonly ExportDeclaration[], rename: Rename): Declaration[] {
    return owners.flatMap(({ entry: owner, scope }) => {
      const own = owner.members?.filter((one) => one.name === name) ?? [];
      if (own.length > 0)
        return own.map((entry) => ({ entry, scope: addRefs(scope, entry.refs, rename), ownerKind: owner.kind }));
      const bases = this.#basesOf(owner, scope).flatMap((base) =>
        base ? this.#findExports(base.id, rename, base.args) : [],
      );
      return this.#findMembers(name, bases, rename);
    });
  }

  /** Base types of the library; undefined stands for one from elsewhere. */
  #basesOf({ extends: texts = [], refs = {} }: ApiExport, scope: Scope): (Base | undefined)[] {
    return texts.map((text) => {
      const name = /^[\w$.]+/.exec(text)?.[0] ?? '';
      const id = refs[name];
      const type = parseType(text, scope);
      return id && ts.isTypeReferenceNode(type) ? { id, args: type.typeArguments ?? [] } : undefined;
    });
  }

  #isOpenType(id: string): boolean {
    const exports = this.#exports.get(this.follow(id)) ?? [];
    if (exports.length > 0 && exports.every(({ members, signatures }) => signatures && !members)) return true;
    return exports.some((one) => this.#basesOf(one, new Map()).some((base) => !base || this.#isOpenType(base.id)));
  }

  #renamedBy({ kind, signatures = [], refs = {}, typeParameters = [] }: ApiExport): string | undefined {
    const [, name = '', args = ''] = /^([\w$.]+)(?:<(.*)>)?$/.exec(signatures[0] ?? '') ?? [];
    const isSame = args === typeParameters.map((one) => /[\w$]+(?=$| =| extends)/.exec(one)?.[0]).join(', ');
    return kind === 'type' && isSame ? refs[name] : undefined;
  }
}

/** Split an id before the last name: `package:A` and `b` of `package:A.b`. */
export function splitId(id: string): { ownerId: string; name: string } | undefined {
  const [, ownerId, name] = /^([^:]+:.+?)\.(\[.+\]|[^.\]]+)$/.exec(id) ?? [];
  return ownerId && name ? { ownerId, name } : undefined;
}

function scopeOf(entry: ApiExport, rename: Rename, args?: readonly ts.TypeNode[]): Scope {
  const scope = new Map(addRefs(new Map(), entry.refs, rename));
  for (const [index, text] of (entry.typeParameters ?? []).entries()) {
    const { name, initial } = parseTypeParameter(text, scope);
    scope.set(name, args?.[index] ?? (args && initial) ?? nameType(`#${index}`));
  }
  return scope;
}

const addRefs = (scope: Scope, refs: ApiExport['refs'] = {}, rename: Rename): Scope =>
  new Map([...scope, ...Object.entries(refs).map(([name, id]) => [name, nameType(rename(id))] as const)]);
