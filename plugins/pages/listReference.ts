import type { ApiFacts } from '../../common/apiFacts.ts';
import type { ApiExport, ApiFile, ApiMember, ApiPackage, ApiSymbol } from '../../common/apiFile.ts';
import { formatAnchor, type ReferenceEntry, type ReferenceSymbol, referenceHref } from '../../common/reference.ts';
import { formatDeclaration, formatMember } from './formatDeclaration.ts';

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

/** List the symbols of a package by kind. */
export function listReference({ name: packageName, exports }: ApiPackage, inputs: ReferenceInputs): ReferenceGroups {
  const seen = new Set<string>();
  const takeAnchor = (name: string): string => {
    const anchor = formatAnchor(name);
    const free = seen.has(anchor) ? `${anchor}-2` : anchor;
    seen.add(free);
    return free;
  };
  const groups = new Map<ApiExport['kind'], ReferenceSymbol[]>();
  for (const kind of REFERENCE_KINDS) {
    const symbols = exports.filter((one) => one.kind === kind);
    if (symbols.length > 0)
      groups.set(
        kind,
        symbols.map((one) => describeExport(one, { packageName, takeAnchor, ...inputs })),
      );
  }
  return groups;
}

interface Context extends ReferenceInputs {
  packageName: string;
  takeAnchor: (name: string) => string;
}

function describeExport(symbol: ApiExport, context: Context): ReferenceSymbol {
  const { packageName, explanations, summaries } = context;
  const { name, members = [], alias } = symbol;
  const id = `${packageName}:${name}`;
  const explained = explanations.get(name) ?? [];
  const summary = summaries[id] ?? (alias && summaries[alias]);
  const inner = members.map((member) => describeMember(member, symbol, context));
  return {
    ...describeEntry({ ...symbol, ...(alias && { refs: { [aliasName(alias)]: alias } }) }, symbol.file, context),
    name,
    code: alias ? [`${symbol.kind} ${name} = ${aliasName(alias)}`] : formatDeclaration(symbol),
    ...note(id, context),
    ...(summary && { summary }),
    ...(explained.length > 0 && { explained: [...explained] }),
    ...(inner.length > 0 && { members: inner }),
  };
}

const aliasName = (id: string): string => id.slice(id.indexOf(':') + 1);

function describeMember(member: ApiMember, owner: ApiExport, context: Context): ReferenceEntry {
  const name = `${owner.name}.${member.name}`;
  const entry = describeEntry({ ...member, name }, member.file ?? owner.file, context);
  return { ...entry, name, code: formatMember(member, owner.name), ...note(`${context.packageName}:${name}`, context) };
}

function describeEntry(
  { name, refs = {}, line }: ApiSymbol & { name: string },
  file: string,
  { takeAnchor }: Context,
): Pick<ReferenceEntry, 'anchor' | 'links' | 'source'> {
  const links = Object.fromEntries(Object.entries(refs).map(([text, id]) => [text, referenceHref(id)]));
  return { anchor: takeAnchor(name), ...(Object.keys(links).length > 0 && { links }), source: `${file}#L${line}` };
}

function note(id: string, { facts, formatFact }: Context): { note?: string } {
  const fact = facts[id];
  const text = fact && formatFact(fact);
  return text ? { note: text } : {};
}

/** List the packages of an API with symbols. */
export const listPackages = ({ packages }: ApiFile): ApiPackage[] =>
  packages.filter(({ exports }) => exports.length > 0);
