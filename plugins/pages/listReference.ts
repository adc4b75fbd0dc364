import { formatDeclaration, formatMember } from '../../common/apiDeclaration.ts';
import type { ApiFacts } from '../../common/apiFacts.ts';
import type { ApiExport, ApiFile, ApiMember, ApiPackage, ApiSymbol } from '../../common/apiFile.ts';
import { nameOf } from '../../common/apiId.ts';
import { formatAnchor, type ReferenceEntry, type ReferenceSymbol } from '../../common/reference.ts';

/** A page that explains symbols. */
export interface Explanation {
  title: string;
  href: string;
}

export interface ReferenceInputs {
  facts: ApiFacts;
  /** What pages explain, by name. */
  explanations: ReadonlyMap<string, readonly Explanation[]>;
  /** One sentence about a symbol, by id. */
  summaries: Readonly<Record<string, string>>;
  formatFact: (fact: ApiFacts[string]) => string;
}

export const REFERENCE_KINDS = ['class', 'function', 'interface', 'type', 'const', 'enum', 'namespace'] as const;

export type ReferenceGroups = ReadonlyMap<ApiExport['kind'], ReferenceSymbol[]>;

export interface PackageReference {
  groups: ReferenceGroups;
  /** Ids by the names in the code of several symbols. */
  ids: Record<string, string>;
}

/** List the symbols of a package by kind. */
export function listReference({ name: packageName, exports }: ApiPackage, inputs: ReferenceInputs): PackageReference {
  const ids: Record<string, string> = {};
  const anchors = new Set<string>();
  const context = { packageName, ids, anchors, ...inputs };
  const groups = new Map<ApiExport['kind'], ReferenceSymbol[]>();
  for (const kind of REFERENCE_KINDS) {
    const symbols = exports.filter((one) => one.kind === kind);
    if (symbols.length === 0) continue;
    const described = symbols.map((one) => describeExport(one, context));
    groups.set(kind, described);
  }
  return { groups, ids };
}

interface Context extends ReferenceInputs {
  packageName: string;
  ids: Record<string, string>;
  /** Those in use. */
  anchors: Set<string>;
}

function describeExport(symbol: ApiExport, context: Context): ReferenceSymbol {
  const { packageName, explanations, summaries } = context;
  const { name, members = [], alias, file } = symbol;
  const id = `${packageName}:${name}`;
  const explained = explanations.get(name) ?? [];
  const summary = summaries[id] ?? (alias && summaries[alias]);
  const target = alias && nameOf(alias).name;
  const refs = target ? { [target]: alias } : symbol.refs;
  const inner = [...members]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((member) => describeMember(member, symbol, context));
  return {
    ...describeEntry({ ...symbol, ...(refs && { refs }) }, id, context),
    code: target ? `${symbol.kind} ${name} = ${target}` : formatDeclaration(symbol).join('\n'),
    file,
    ...(summary && { summary }),
    ...(explained.length > 0 && { explained: [...explained] }),
    ...(inner.length > 0 && { members: inner }),
  };
}

/** What makes an object comes first. Others keep their order: static ones, and then by name. */
const rankOf = ({ kind }: ApiMember): number => (kind === 'constructor' || kind === 'new' ? 0 : 1);

function describeMember(member: ApiMember, owner: ApiExport, context: Context): ReferenceEntry {
  const entry = describeEntry(member, `${context.packageName}:${owner.name}.${member.name}`, context);
  return { ...entry, code: formatMember(member, owner.name).join('\n'), ...(member.file && { file: member.file }) };
}

function describeEntry(
  { name, refs = {}, line }: ApiSymbol & { name: string },
  id: string,
  context: Context,
): Omit<ReferenceEntry, 'code'> {
  const { ids, anchors } = context;
  const own: Record<string, string> = {};
  for (const [text, target] of Object.entries(refs)) {
    ids[text] ??= target;
    if (ids[text] !== target) own[text] = target;
  }
  const usual = formatAnchor(nameOf(id).name);
  const anchor = anchors.has(usual) ? `${usual}-2` : usual;
  anchors.add(anchor);
  return {
    name,
    ...(anchor !== usual && { anchor }),
    ...(Object.keys(own).length > 0 && { ids: own }),
    ...note(id, context),
    line,
  };
}

function note(id: string, { facts, formatFact }: Context): { note?: string } {
  const fact = facts[id];
  const text = fact && formatFact(fact);
  return text ? { note: text } : {};
}

/** List the packages of an API with symbols. */
export const listPackages = ({ packages }: ApiFile): ApiPackage[] =>
  packages.filter(({ exports }) => exports.length > 0);
