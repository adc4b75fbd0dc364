import { API_FILE_SCHEMA, type ApiExport, type ApiFile } from '../../common/apiFile.ts';
import { describeExport } from './describeExport.ts';
import { compareTexts, listExports, nameExports } from './listExports.ts';
import { listMissing, listPackages, openProgram, type SourceLibrary, withSources } from './openLibrary.ts';

/** What was read, and the packages from outside whose types are not known. */
interface Extraction {
  api: ApiFile;
  missing: string[];
}

interface Options {
  library: SourceLibrary;
  /** Folder with the packages that the library imports from outside. */
  modulesDir: string;
  ref: string;
}

/** Read the API of a library from its sources at a ref, without building or installing it. */
export const readLibrary = ({ repoDir, ...options }: Options & { repoDir: string }): Promise<Extraction> =>
  withSources({ repoDir, ref: options.ref, sources: options.library.sources }, (rootDir, commit) =>
    readSources(rootDir, { ...options, commit }),
  );

/** Read the API of a library from its sources on disk. */
export function readSources(
  rootDir: string,
  { library, modulesDir, ref, commit }: Options & { commit: string },
): Extraction {
  const packages = listPackages(rootDir, library);
  const program = openProgram(packages, { modulesDir, sources: library.sources });
  const missing = listMissing(program, rootDir);
  const found = listExports(program, packages);
  const names = nameExports(found, { checker: program.getTypeChecker(), packages, rootDir });
  const described = packages.map(({ name, version }) => ({
    name,
    version,
    exports: found
      .filter(({ packageName }) => packageName === name)
      .flatMap((one) => describeExport(one, names))
      .sort((a, b) => compareTexts(a.name, b.name) || compareTexts(a.kind, b.kind)),
  }));
  return { api: { schema: API_FILE_SCHEMA, ref, commit, packages: described }, missing };
}

/** Format an API as JSON, with one line for each export and each member, so that a diff reads well. */
export function formatApiFile({ packages, ...head }: ApiFile): string {
  const blocks = packages.map(({ exports, ...one }) => open(one, 'exports', exports.map(formatExport), '  '));
  return `${open(head, 'packages', blocks, '')}\n`;
}

function formatExport({ members, ...one }: ApiExport): string {
  const lines = members?.map((member) => `      ${JSON.stringify(member)}`);
  return lines ? open(one, 'members', lines, '    ') : `    ${JSON.stringify(one)}`;
}

/** Format an object whose last key is a list of lines. */
function open(head: object, key: string, lines: readonly string[], indent: string): string {
  const start = JSON.stringify(head).slice(0, -1);
  return `${indent}${start},"${key}":[\n${lines.join(',\n')}\n${indent}]}`;
}
