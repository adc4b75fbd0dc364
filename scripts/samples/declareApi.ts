import type { ApiExport, ApiFile, ApiMember, ApiSymbol } from '../../common/apiFile.ts';
import { formatDeclaration, formatMember } from '../../common/apiFile.ts';

/** What a default export is called in its own file. */
export const DEFAULT_NAME = 'default$';

/** By id, with the package as a namespace. Packages may use a name for different things. */
type Labels = ReadonlyMap<string, string>;

/** Declare all exports of an API for the compiler, a text for each package. */
export function declareApi({ packages }: ApiFile): Map<string, string> {
  const imports = packages.map(({ name }, index) => `import * as $${index} from '${name}';`);
  const labels = new Map(
    packages.flatMap(({ name, exports }, index) =>
      exports.map((one) => [`${name}:${one.name}`, `$${index}.${one.name}`] as const),
    ),
  );
  return new Map(
    packages.map(({ name, exports }) => {
      const lines = exports.flatMap((one) => declareExport(one, exports, labels));
      return [name, [...imports, ...new Set(lines)].join('\n')];
    }),
  );
}

function declareExport(entry: ApiExport, exports: readonly ApiExport[], labels: Labels): string[] {
  const [, owner, last = entry.name] = /^(.+)\.([^.]+)$/.exec(entry.name) ?? [];
  const name = last === 'default' ? DEFAULT_NAME : last;
  const instance = exports.find((one) => one.name === entry.name && (one.kind === 'type' || one.kind === 'interface'));
  const target = entry.alias && labels.get(entry.alias);
  const declared = target
    ? [`import ${name} = ${target}`]
    : declareEntry({ ...relabel(entry, labels), name }, { labels, instance });
  const lines = declared.map((line) => `export ${line}`);
  if (owner !== undefined) return [`export namespace ${owner} {\n${lines.join('\n')}\n}`];
  return name === last ? lines : [...lines, `export { ${name} as default };`];
}

interface Context {
  labels: Labels;
  /** The type of the same name. */
  instance: ApiExport | undefined;
}

function declareEntry(entry: ApiExport, { labels, instance }: Context): string[] {
  const { name, members = [], signatures = [] } = entry;
  if (entry.kind === 'namespace' || entry.alias) return [];
  // A type with members and no text is an object, or an instance of a class without a name.
  const kind = entry.kind === 'type' && signatures.length === 0 ? 'interface' : entry.kind;
  const lines = formatDeclaration({ ...entry, kind });
  if (kind === 'function') return lines;
  if (signatures.length > 0) return lines.slice(0, 1);
  const body = members.flatMap((one) => {
    const member = relabel(one, labels);
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

/** A name with its namespaces; one before a colon is that of a parameter or property. */
const NAME = /(?<![\w$.'"])[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?![\w$]|\??:)/g;

const TYPE_KEYS = ['signatures', 'typeParameters', 'extends', 'implements'] as const;

/** Write the labels of exports in place of their names in the types of a symbol. */
function relabel<Entry extends ApiSymbol>(entry: Entry, labels: Labels): Entry {
  const { refs } = entry;
  if (!refs) return entry;
  const written: ApiSymbol & Partial<Record<(typeof TYPE_KEYS)[number], string[]>> = entry;
  const write = (text: string) =>
    text.replace(NAME, (name) => {
      const found = Object.keys(refs).filter((one) => name === one || name.startsWith(`${one}.`));
      const longest = found.sort((a, b) => b.length - a.length)[0] ?? '';
      const label = labels.get(refs[longest] ?? '');
      return label === undefined ? name : label + name.slice(longest.length);
    });
  const texts = TYPE_KEYS.flatMap((key) => (written[key] ? [[key, written[key].map(write)]] : []));
  return { ...entry, ...Object.fromEntries(texts) };
}
