import { formatDeclaration, formatMember } from '../../common/apiDeclaration.ts';
import type { ApiExport, ApiFile, ApiMember, ApiSymbol } from '../../common/apiFile.ts';

/** Where all of an API is declared. */
export const API_DECLARATIONS = '/api.d.ts';

/** Declarations for the compiler, made from an API file. */
export interface DeclaredApi {
  /** Texts by file. */
  texts: ReadonlyMap<string, string>;
  /** The file of each package. */
  typesFiles: ReadonlyMap<string, string>;
  /** Ids of exports by their names in the declarations. */
  ids: ReadonlyMap<string, string>;
}

/** An export. A constant and a type may share an id. */
interface Declared {
  packageName: string;
  name: string;
  entries: ApiExport[];
  /** Of a namespace. */
  inner: string[];
}

/** A name that no text of the API has. */
const ROOT = 'api$';

/**
 * Declare all exports of an API in one file, under numbers, since packages may use a name for different things. A file for each
 * package exports them under their own names.
 */
export function declareApi(api: ApiFile): DeclaredApi {
  const declared = groupExports(api);
  const numbers = new Map([...declared.keys()].map((id, index) => [id, `${ROOT}.${ROOT}${index}`]));
  const labelOf = (id: string): string | undefined => {
    const { packageName, name = '' } = declared.get(id) ?? {};
    const [, owner, last] = SPLIT.exec(name) ?? [];
    return owner === undefined ? numbers.get(id) : `${labelOf(`${packageName}:${owner}`)}.${last}`;
  };
  const writeAll = (some: readonly string[]): string[] =>
    some.flatMap((id) => {
      const one = declared.get(id);
      return one ? declare(one, { id, labelOf, writeAll }) : [];
    });
  const outer = [...declared].filter(([, { name }]) => !name.includes('.'));
  const all = writeAll(outer.map(([id]) => id)).join('\n');
  const texts = new Map([[API_DECLARATIONS, `export declare namespace ${ROOT} {\n${all}\n}\n`]]);
  const typesFiles = new Map([[API_DECLARATIONS, API_DECLARATIONS]]);
  for (const { name: packageName } of api.packages) {
    const file = `/${packageName}/index.d.ts`;
    typesFiles.set(packageName, file);
    const lines = outer
      .filter(([, one]) => one.packageName === packageName)
      .map(([id, { name }], index) => `import e${index} = ${labelOf(id)};\nexport { e${index} as ${name} };`);
    texts.set(file, [`import { ${ROOT} } from '${API_DECLARATIONS}';`, ...lines].join('\n'));
  }
  return { texts, typesFiles, ids: new Map([...declared.keys()].map((id) => [labelOf(id) ?? '', id])) };
}

const SPLIT = /^(.+)\.([^.]+)$/;

function groupExports({ packages }: ApiFile): Map<string, Declared> {
  const found = new Map<string, Declared>();
  for (const { name: packageName, exports } of packages)
    for (const entry of exports) {
      const id = `${packageName}:${entry.name}`;
      const one = found.get(id);
      if (one) one.entries.push(entry);
      else found.set(id, { packageName, name: entry.name, entries: [entry], inner: [] });
    }
  for (const [id, { packageName, name }] of found) found.get(`${packageName}:${SPLIT.exec(name)?.[1]}`)?.inner.push(id);
  return found;
}

interface Writing {
  id: string;
  labelOf: (id: string) => string | undefined;
  writeAll: (ids: readonly string[]) => string[];
}

function declare({ packageName, entries, inner }: Declared, { id, labelOf, writeAll }: Writing): string[] {
  const name = labelOf(id)?.replace(/^.*\./, '') ?? '';
  const own = entries.filter(({ alias }) => !alias);
  const alias = own.length === 0 && entries[0]?.alias;
  const target = alias && labelOf(alias);
  const relabel = createRelabel(packageName, labelOf);
  const instance = own.find(({ kind }) => kind === 'type' || kind === 'interface');
  return [
    ...(target ? [`export import ${name} = ${target};`] : []),
    ...own.flatMap((entry) => declareEntry(relabel(entry), name, relabel, instance)).map((text) => `export ${text}`),
    ...(inner.length > 0 ? [`export namespace ${name} {`, ...writeAll(inner), '}'] : []),
  ];
}

type Relabel = <Entry extends ApiSymbol>(entry: Entry) => Entry;

function declareEntry(entry: ApiExport, name: string, relabel: Relabel, instance?: ApiExport): string[] {
  const { members = [], signatures = [] } = entry;
  if (entry.kind === 'namespace') return [];
  // A type with members and no text is an object, or an instance of a class without a name.
  const kind = entry.kind === 'type' && signatures.length === 0 ? 'interface' : entry.kind;
  const lines = formatDeclaration({ ...entry, kind, name });
  if (kind === 'function') return lines;
  if (signatures.length > 0) return lines.slice(0, 1);
  const body = members.map(relabel).flatMap((member) => {
    if (member.kind !== 'constructor') return formatMember(member, '');
    return kind === 'class' ? formatMember({ ...member, kind: 'method' }, '') : declareNew(member, name, instance);
  });
  return [`${lines[0]}${kind === 'const' ? ':' : ''} {\n${body.join(kind === 'enum' ? ',\n' : ';\n')}\n}`];
}

/** Declare the constructor of a constant that is a class. Only its types name the parameters of the class. */
function declareNew({ signatures = [] }: ApiMember, name: string, instance: ApiExport | undefined): string[] {
  const wanted = instance?.typeParameters?.length ?? 0;
  const found = [...new Set(signatures.join().match(/\b[A-Z]\b/g))];
  const names = found.length === wanted ? found : Array.from({ length: wanted }, (_, index) => `T${index}`);
  const list = wanted > 0 ? `<${names.join()}>` : '';
  return signatures.map((text) => `new ${list}${text}: ${instance ? name + list : 'unknown'}`);
}

/** Create a function that writes the labels of exports in place of their names in the types of a symbol. */
function createRelabel(packageName: string, labelOf: Writing['labelOf']): Relabel {
  return (entry) => {
    const { refs = {} } = entry;
    const write = (text: string) =>
      text.replace(NAME, (name) => {
        const parts = name.split('.');
        for (let count = parts.length; count > 0; count -= 1) {
          const start = parts.slice(0, count).join('.');
          const label = labelOf(refs[start] ?? (count > 1 ? `${packageName}:${start}` : ''));
          if (label) return [label, ...parts.slice(count)].join('.');
        }
        return name;
      });
    const texts = TYPE_KEYS.flatMap((key) => {
      const lines = (entry as ApiSymbol & Partial<ApiExport>)[key];
      return lines ? [[key, lines.map(write)]] : [];
    });
    return { ...entry, ...Object.fromEntries(texts) };
  };
}

const TYPE_KEYS = ['signatures', 'typeParameters', 'extends', 'implements'] as const;

/** A name with its namespaces; one before a colon is that of a parameter or property. */
const NAME = /(?<![\w$.'"])[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?![\w$]|\??:)/g;
