import type { ApiExport, ApiFacts, ApiMember, ApiPackage, ApiSymbol } from '../../common/apiFile.ts';
import { formatDeclaration, formatMember, nameOf } from '../../common/apiFile.ts';
import { type Explanation, formatAnchor, type ReferenceEntry, type ReferenceSymbol } from '../../common/reference.ts';
import type { FindSummary } from '../../common/summaries.ts';
import { isAsOldAs } from './apiLines.ts';

export interface ReferenceInputs {
  facts: ApiFacts;
  /** What pages explain, by name. */
  explanations: ReadonlyMap<string, readonly Explanation[]>;
  findSummary: FindSummary;
  formatFact: (fact: ApiFacts[string]) => string;
}

export const REFERENCE_KINDS = ['class', 'function', 'interface', 'type', 'const', 'enum', 'namespace'] as const;

export type ReferenceGroups = ReadonlyMap<ApiExport['kind'], ReferenceSymbol[]>;

interface PackageReference {
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
  const { packageName, explanations } = context;
  const { name, typeName, members = [], alias, file } = symbol;
  const id = `${packageName}:${name}`;
  const explained = explanations.get(name) ?? [];
  const summary = summarize(symbol, id, context);
  const target = alias && nameOf(alias).name;
  const refs = target ? { [target]: alias } : symbol.refs;
  const inner = [...members]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((member) => describeMember(member, symbol, context));
  return {
    ...describeEntry({ ...symbol, ...(refs && { refs }) }, id, context),
    code: target ? `${symbol.kind} ${name} = ${target}` : formatDeclaration(symbol).join('\n'),
    ...(typeName && { typeName }),
    ...(!alias && { file }),
    ...(summary && { summary }),
    ...(explained.length > 0 && { explained: [...explained] }),
    ...(inner.length > 0 && { members: inner }),
  };
}

/** Find the line about a symbol, about what it is another name for, or about its name before. */
function summarize({ alias }: ApiExport, id: string, { facts, findSummary }: Context): string | undefined {
  for (const one of [id, alias, facts[id]?.alias?.id, facts[id]?.renamed?.from]) {
    const line = one && findSummary(one);
    if (line) return line;
  }
  return undefined;
}

/** What makes an object comes first. Others keep their order: static ones, and then by name. */
const rankOf = ({ kind }: ApiMember): number => (kind === 'constructor' || kind === 'new' ? 0 : 1);

function describeMember(member: ApiMember, owner: ApiExport, context: Context): ReferenceEntry {
  const { packageName, facts } = context;
  const [id, ownerId] = [`${packageName}:${owner.name}.${member.name}`, `${packageName}:${owner.name}`];
  const { note, ...entry } = describeEntry(member, id, context);
  const isSaid = !note || isAsOldAs(facts[id], facts[ownerId]);
  return {
    ...entry,
    ...(!isSaid && { note }),
    code: formatMember(member, owner.name).join('\n'),
    ...(member.file && { file: member.file }),
  };
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
