import type { ApiExport, ApiFile, ApiMember } from '../../common/apiFile.ts';
import { formatDeclaration, formatMember } from '../../common/apiFile.ts';
import { listArguments, type Scope, type ScopedEntry } from './formatText.ts';

/** A declaration of a symbol. */
export interface Declaration extends ScopedEntry {
  /** As the package declares it, a line for each overload. */
  code: string[];
  /** Of a member: the export that lists it. */
  owner?: ApiExport;
}

/** Names an id in a way that versions share. */
type NameId = (id: string) => string;

interface Base {
  id: string;
  args: readonly string[];
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
      ...exports.flatMap(({ members = [] }) => members.map((member) => `${id}.${keyOf(member)}`)),
    ]);
  }

  /** List all exports, with the one that each is another name for. */
  get exports(): { id: string; alias: string | undefined }[] {
    return [...this.#exports.keys()].map((id) => ({ id, alias: this.aliasOf(id) }));
  }

  /** Tell whether a symbol is an export, or listed as a member of one. */
  isListed(id: string): boolean {
    const { ownerId = '', name = '' } = splitId(id) ?? {};
    const owners = this.#exports.get(ownerId) ?? [];
    return this.#exports.has(id) || owners.some((owner) => listNamed(owner, name).length > 0);
  }

  /** Tell whether a type has a public member of its own, of a base or of the class itself, or whether nobody can tell. */
  hasMember(ownerId: string, name: string): boolean {
    return [name, STATIC + name].some((key) => {
      const id = `${ownerId}.${key}`;
      return this.isOpen(id) || this.find(id).some(({ entry }) => !('protected' in entry));
    });
  }

  /** Follow an id to the export that it is another name for. */
  follow(id: string): string {
    const alias = this.aliasOf(id);
    return alias ? this.follow(alias) : id;
  }

  /** Find the export that this one is only another name for, also as a type such as `type A<T> = B<T>`. */
  aliasOf(id: string): string | undefined {
    const exports = this.#exports.get(id) ?? [];
    const [first, ...others] = exports.map((one) => one.alias ?? findAliased(one));
    return others.every((one) => one === first) ? first : undefined;
  }

  /** Find the declarations of a symbol: as an export, and as a member, be it of a base type. */
  find(id: string, nameId: NameId = (same) => same): Declaration[] {
    const split = splitId(id);
    const exports = this.#findExports(id, nameId);
    if (!split) return exports;
    return [...exports, ...this.#findMembers(split.name, this.#findExports(split.ownerId, nameId), nameId)];
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

  #findExports(id: string, nameId: NameId, args?: readonly string[]): (Declaration & { entry: ApiExport })[] {
    const exports = this.#exports.get(this.follow(id)) ?? [];
    return exports.map((entry) => ({ entry, code: formatDeclaration(entry), scope: scopeOf(entry, nameId, args) }));
  }

  #findMembers(key: string, owners: readonly (Declaration & { entry: ApiExport })[], nameId: NameId): Declaration[] {
    return owners.flatMap(({ entry: owner, scope }) => {
      const own = listNamed(owner, key).map((entry) => ({
        entry,
        code: formatMember(entry, owner.name),
        scope: addRefs(scope, entry.refs, nameId),
        owner,
      }));
      if (own.length > 0) return own;
      const bases = listBases(owner, scope).flatMap((base) =>
        base ? this.#findExports(base.id, nameId, base.args) : [],
      );
      return this.#findMembers(key, bases, nameId);
    });
  }

  #isOpenType(id: string): boolean {
    const exports = this.#exports.get(this.follow(id)) ?? [];
    if (exports.length > 0 && exports.every(({ members, signatures }) => signatures && !members)) return true;
    return exports.some((one) => listBases(one, new Map()).some((base) => !base || this.#isOpenType(base.id)));
  }
}

function findAliased({ kind, signatures = [], refs = {}, typeParameters = [] }: ApiExport): string | undefined {
  const [, name = '', args = ''] = /^([\w$.]+)(?:<(.*)>)?$/.exec(signatures[0] ?? '') ?? [];
  return kind === 'type' && args === typeParameters.map(nameOfParameter).join(', ') ? refs[name] : undefined;
}

/** @example nameOfParameter('in T extends object = {}') === 'T' */
const nameOfParameter = (text: string): string => /[\w$]+(?=$| =| extends)/.exec(text)?.[0] ?? '';

/** Base types of the library; undefined stands for one from elsewhere. */
const listBases = ({ extends: texts = [], refs = {} }: ApiExport, scope: Scope): (Base | undefined)[] =>
  texts.map((text) => {
    const id = refs[/^[\w$.]+/.exec(text)?.[0] ?? ''];
    return id === undefined ? undefined : { id, args: listArguments(text, scope) };
  });

const STATIC = 'static ';

/** A class may have a static member and another one of the same name. */
const keyOf = (member: ApiMember): string => (member.static ? STATIC : '') + member.name;

const listNamed = (owner: ApiExport, key: string): ApiMember[] =>
  owner.members?.filter((one) => key === keyOf(one) || (isValueAlone(owner) && key === STATIC + one.name)) ?? [];

/** Tell whether an owner has no instances: a constant, an enum or the type of a class itself. Its members are like static ones. */
export const isValueAlone = ({ kind, members }: ApiExport): boolean =>
  kind === 'const' || kind === 'enum' || Boolean(members?.some(({ name }) => name === 'prototype'));

/** Find the id of the static member of the same name. @example 'package:Boat.static sail' */
export function staticIdOf(id: string): string | undefined {
  const { ownerId, name } = splitId(id) ?? {};
  return ownerId && `${ownerId}.${STATIC}${name}`;
}

/** Strip from an id what only this folder adds to those of static members. */
export const publicIdOf = (id: string): string => id.replace(`.${STATIC}`, '.');

/** Split an id before the last name: `package:A` and `b` of `package:A.b`. */
export function splitId(id: string): { ownerId: string; name: string } | undefined {
  const [, ownerId, name] = /^([^:]+:.+?)\.(\[.+\]|[^.\]]+)$/.exec(id) ?? [];
  return ownerId && name ? { ownerId, name } : undefined;
}

/** A type parameter is known by its number, or stands for the argument of a derived type. */
function scopeOf({ refs, typeParameters = [] }: ApiExport, nameId: NameId, args?: readonly string[]): Scope {
  const scope = new Map(addRefs(new Map(), refs, nameId));
  for (const [index, text] of typeParameters.entries()) {
    const initial = args && text.split(' = ')[1];
    scope.set(nameOfParameter(text), args?.[index] ?? initial ?? `#${index}`);
  }
  return scope;
}

const addRefs = (scope: Scope, refs: ApiExport['refs'] = {}, nameId: NameId): Scope =>
  new Map([...scope, ...Object.entries(refs).map(([name, id]) => [name, nameId(id)] as const)]);
