export const API_FILE_SCHEMA = 1;
/** In the docs folder of a version. */
export const API_FILE = 'api.json';

/** `api.json`: what the packages of the library declare at one git ref. It holds names and types, and no text of comments. */
export interface ApiFile {
  schema: typeof API_FILE_SCHEMA;
  ref: string;
  /** Full hash of the commit that was read. */
  commit: string;
  /** Sorted by name. */
  packages: ApiPackage[];
}

export interface ApiPackage {
  name: string;
  version: string;
  /** Sorted by name. A constant or function and a type of one name are two entries. */
  exports: ApiExport[];
}

/** What an export and a member have in common. */
export interface ApiSymbol {
  /** Types as the compiler prints them: one for each overload, getter or setter. */
  signatures?: string[];
  /** Ids of the library's exports by the names that the texts of this entry use. */
  refs?: Record<string, string>;
  /** True, or what to use instead, if the tag names it: an id such as `package:Name` or `package:Name.member`, or a name that is no part of the API. */
  deprecated?: true | string;
  /** Line of its first declaration. */
  line: number;
}

/** In the order of the reference. */
export const API_KINDS = ['class', 'function', 'interface', 'type', 'const', 'enum', 'namespace'] as const;

/** An export. Its id is `package:Name`. */
export interface ApiExport extends ApiSymbol {
  /** What a namespace exports has the namespace before its name. @example 'AdbServerClient.Device' */
  name: string;
  kind: (typeof API_KINDS)[number];
  /** Path in the repository. */
  file: string;
  /** Id of the export that this is another name for. Only that one has signatures and members. */
  alias?: string;
  /** What types call it, where that is not its name: the name of a default export. */
  typeName?: string;
  abstract?: true;
  /** Type parameters with constraints and defaults. @example ['T extends object = {}'] */
  typeParameters?: string[];
  extends?: string[];
  implements?: string[];
  /** Members of its own, and those of a base that no package exports, sorted by name, static ones first. */
  members?: ApiMember[];
}

export const API_MEMBER_KINDS = [
  'constructor',
  'method',
  'property',
  'accessor',
  'value',
  'call',
  'new',
  'index',
] as const;

/** A member that callers or subclasses can use. */
export interface ApiMember extends ApiSymbol {
  /** `constructor`; `()`, `new ()` or `[index]` where it has no name. */
  name: string;
  /** `value` is a member of an enum; `call`, `new` and `index` are signatures of an interface. */
  kind: (typeof API_MEMBER_KINDS)[number];
  static?: true;
  protected?: true;
  abstract?: true;
  readonly?: true;
  optional?: true;
  /** Path in the repository, where it is not that of the export. */
  file?: string;
}

/** What happened to a symbol in the versions that are known. A version is missing where it is the oldest, or where nobody can tell. */
export interface ApiStatus {
  since?: string;
  /** The id that it had before that version. */
  renamed?: { version: string; from: string };
  /** `use` is a name, or the id of a symbol. */
  deprecated?: { version?: string; use?: string };
  /** The id of the symbol that it is another name for, if it was more before. */
  alias?: { version: string; id: string };
}

/** By id, such as `package:Boat` and `package:Boat.read`. A symbol to which nothing happened is left out. */
export type ApiStatuses = Readonly<Record<string, ApiStatus>>;

/** Split the id of a symbol. @example nameOf('@harbor/boats:Boat.sail').name === 'Boat.sail' */
export function nameOf(id: string): { packageName: string; name: string } {
  const end = id.indexOf(':');
  return { packageName: id.slice(0, Math.max(0, end)), name: id.slice(end + 1) };
}

/** List the ids of all exports and of their members. */
export const listIds = ({ packages }: ApiFile): string[] =>
  packages.flatMap(({ name: packageName, exports }) =>
    exports.flatMap(({ name, members = [] }) =>
      [name, ...members.map((member) => `${name}.${member.name}`)].map((one) => `${packageName}:${one}`),
    ),
  );

/** A name with its namespaces in the text of a type, as the only group; one before a colon is that of a parameter or property. */
export const TYPE_NAME = /([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?![\w$]|\??:)/g;

/** Find the name of the type that has a member; empty for other names. @example ownerOf('Boat.[Symbol.iterator]') === 'Boat' */
export const ownerOf = (name: string): string => /^(.+)\.(?:\[.+\]|[^.\]]+)$/.exec(name)?.[1] ?? '';

/** Format the declarations of an export, a line for each overload. Its members are not among them. */
export function formatDeclaration(symbol: ApiExport): string[] {
  const { name, kind, signatures = [], typeParameters = [], abstract } = symbol;
  const generic = typeParameters.length > 0 ? `<${typeParameters.join(', ')}>` : '';
  const bases = (['extends', 'implements'] as const).flatMap((word) =>
    symbol[word] ? [`${word} ${symbol[word].join(', ')}`] : [],
  );
  const head = [...(abstract ? ['abstract'] : []), kind, name + generic, ...bases].join(' ');
  if (kind === 'function') return signatures.map((text) => `function ${name}${text}`);
  if (kind === 'const') return signatures.length > 0 ? signatures.map((text) => `const ${name}: ${text}`) : [head];
  if (kind === 'type') return signatures.length > 0 ? signatures.map((text) => `${head} = ${text}`) : [head];
  return [head];
}

/** Format the declarations of a member. @example ['readonly size: number'] */
export function formatMember(member: ApiMember, ownerName: string): string[] {
  const { name, kind, signatures = [], optional } = member;
  const modifiers = (['static', 'protected', 'abstract', 'readonly'] as const).filter((one) => member[one]);
  const start = [...modifiers, ''].join(' ');
  const label = `${name}${optional ? '?' : ''}`;
  const forms: Record<ApiMember['kind'], (text: string) => string> = {
    constructor: (text) => `new ${ownerName}${text}`,
    method: (text) => label + text,
    property: (text) => `${label}: ${text}`,
    accessor: (text) => `${label}: ${text}`,
    value: (text) => `${name} = ${text}`,
    call: (text) => text,
    new: (text) => `new ${text}`,
    index: (text) => text,
  };
  return signatures.map((text) => start + forms[kind](text));
}
