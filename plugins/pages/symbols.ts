import { isDeepStrictEqual } from 'node:util';
import {
  API_KINDS,
  type ApiExport,
  type ApiFile,
  type ApiMember,
  type ApiStatus,
  type ApiStatuses,
  formatDeclaration,
  formatMember,
  nameOf,
} from '../../common/apiFile.ts';
import type { FindSummary } from '../../common/library.ts';
import { type Explanation, referenceHref } from '../../common/reference.ts';
import { describeStatus, isAsOldAs } from './apiLines.ts';
import type { WrittenPage } from './content.ts';
import { type ExplainingPlace, findPlace, listExplanations, listPlaces } from './explanations.ts';

/** An export or a member of the library: all that the pages of a version say of it. */
export interface LibrarySymbol {
  /** `package:Name` or `package:Name.member`. A constant and a type may share one. */
  id: string;
  packageName: string;
  /** Of a member, below the name of its owner. */
  name: string;
  /** The name, with what types call a default export in place of `default`. */
  label: string;
  kind: ApiExport['kind'] | ApiMember['kind'];
  /** Id of the export that this is another name for. */
  alias?: string | undefined;
  /** Declarations, a line for each overload. */
  code: string;
  /** Ids by the names in the code. */
  refs: Readonly<Record<string, string>>;
  /** Route and anchor of the page that explains it, or of the reference. */
  href: string;
  /** On the page of its package. */
  anchor: string;
  /** The page that explains it. */
  place: Explanation | undefined;
  /** Of a member, only where it is not that of its owner. Another name for a symbol has none: it links to the symbol. */
  file: string | undefined;
  line: number;
  status: ApiStatus;
  /** What happened to it, with code between backticks; empty where its owner says the same. */
  note: string;
  summary?: string | undefined;
}

export interface LibraryExport extends LibrarySymbol {
  kind: ApiExport['kind'];
  /** Pages with its signature, or that of a member. */
  explained: readonly Explanation[];
  /** Those that make an object come first. */
  members: LibrarySymbol[];
}

interface Inputs {
  statuses: ApiStatuses;
  pages: readonly WrittenPage[];
  findSummary: FindSummary;
}

/** List the exports of each package with their members, in the order of the reference. */
export function listSymbols(api: ApiFile, { statuses, pages, findSummary }: Inputs): LibraryExport[] {
  const places = listPlaces(pages, api);
  const context = { statuses, findSummary, places, readEntry: createReadEntry(statuses, places) };
  return api.packages.flatMap(({ name, exports }) =>
    API_KINDS.flatMap((kind) => exports.filter((one) => one.kind === kind)).map((one) =>
      readExport(one, `${name}:${one.name}`, context),
    ),
  );
}

interface Context extends Pick<Inputs, 'statuses' | 'findSummary'> {
  places: readonly ExplainingPlace[];
  readEntry: ReturnType<typeof createReadEntry>;
}

/** Create a function that reads what exports and members have in common. */
function createReadEntry(statuses: ApiStatuses, places: readonly ExplainingPlace[]) {
  const used = new Set<string>();
  return (id: string, { refs = {}, line, file }: ApiExport | ApiMember) => {
    const usual = referenceHref(id);
    const href = used.has(usual) ? `${usual}-2` : usual;
    used.add(href);
    const { packageName, name } = nameOf(id);
    const place = findPlace(places, name);
    const status = statuses[id] ?? {};
    return {
      ...{ id, packageName, name, refs, line, file, place, status },
      note: describeStatus(status),
      href: place?.href ?? href,
      anchor: href.slice(href.indexOf('#') + 1),
    };
  };
}

function readExport(entry: ApiExport, id: string, context: Context): LibraryExport {
  const { name, typeName: label = name, kind, alias } = entry;
  const members = sortMembers(entry).map((member) => readMember(member, { ...entry, id, label }, context));
  const symbol = context.readEntry(id, entry);
  const { renamed, alias: former } = symbol.status;
  const target = alias && nameOf(alias).name;
  return {
    ...{ ...symbol, label, kind, members },
    code: formatDeclaration(entry).join('\n'),
    ...(target && { alias, code: `${kind} ${name} = ${target}`, refs: { [target]: alias }, file: undefined }),
    // A line may be about what it is another name for, or about its name before.
    summary: [id, alias, former?.id, renamed?.from].map((one) => one && context.findSummary(one)).find(Boolean),
    explained: listExplanations(context.places, name),
  };
}

function readMember(
  member: ApiMember,
  owner: Pick<LibraryExport, 'id' | 'name' | 'label'>,
  { statuses, readEntry }: Context,
): LibrarySymbol {
  const symbol = readEntry(`${owner.id}.${member.name}`, member);
  return {
    ...symbol,
    kind: member.kind,
    label: `${owner.label}.${member.name}`,
    code: formatMember(member, owner.name).join('\n'),
    note: isAsOldAs(symbol.status, statuses[owner.id]) ? '' : symbol.note,
  };
}

/** Those that make an object come first. Others keep their order: static ones, and then by name. */
const sortMembers = ({ members = [] }: ApiExport): ApiMember[] =>
  [...members].sort((a, b) => Number(makesObject(b)) - Number(makesObject(a)));

const makesObject = ({ kind }: ApiMember): boolean => kind === 'constructor' || kind === 'new';

/** All symbols by id: of those that share one, the first. */
export type SymbolTable = ReadonlyMap<string, LibrarySymbol>;

/** Create a SymbolTable. */
export function createTable(exports: readonly LibraryExport[]): SymbolTable {
  const table = new Map<string, LibrarySymbol>();
  for (const symbol of exports.flatMap((one) => [one, ...one.members]))
    if (!table.has(symbol.id)) table.set(symbol.id, symbol);
  return table;
}

/** Tell whether a package only passes on an export of the same name. */
export const isPassedOn = ({ name, alias }: Pick<LibrarySymbol, 'name' | 'alias'>): boolean =>
  alias?.endsWith(`:${name}`) ?? false;

/** Create a function that reads something of the symbols of a name. Of a name that packages use for different things, it finds nothing. */
export function createFind<Value>(
  symbols: SymbolTable,
  read: (symbol: LibrarySymbol) => Value,
): (name: string) => Value | undefined {
  const values = new Map<string, Value[]>();
  for (const symbol of symbols.values())
    if (!isPassedOn(symbol)) values.set(symbol.label, [...(values.get(symbol.label) ?? []), read(symbol)]);
  return (name) => {
    const [first, ...others] = values.get(name) ?? [];
    return others.every((one) => isDeepStrictEqual(one, first)) ? first : undefined;
  };
}

export type FindSignature = (title: string) => string | undefined;

/** Create a function that finds the first declaration of the symbol that a title names. */
export function createFindSignature(symbols: SymbolTable): FindSignature {
  const find = createFind(symbols, ({ code }) => code.split('\n')[0]);
  return (title) => find(title.replace(/\(\)$/, ''));
}
