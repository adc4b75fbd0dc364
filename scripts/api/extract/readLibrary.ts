import { API_FILE_SCHEMA, type ApiFile } from '../../../common/apiFile.ts';
import { describeExport } from './describeExport.ts';
import type { LibraryLayout } from './libraryLayout.ts';
import { listExports, nameExports } from './listExports.ts';
import { compareTexts } from './names.ts';
import { type LibrarySource, withLibrary } from './openLibrary.ts';
import { openProgram } from './openProgram.ts';

/** What was read, and the packages from outside whose types are not known. */
interface Extraction {
  api: ApiFile;
  missing: string[];
}

interface Options {
  layout: LibraryLayout;
  /** Folder with the packages that the library imports from outside. */
  modulesDir: string;
  ref: string;
}

/** Read the API of a library from its sources at a ref, without building or installing it. */
export const readLibrary = ({ repoDir, ...options }: Options & { repoDir: string }): Promise<Extraction> =>
  withLibrary({ repoDir, ...options }, (source, commit) => readSource(source, { ...options, commit }));

/** Read the API of a library from its sources on disk. */
export function readSource(
  source: LibrarySource,
  { layout, modulesDir, ref, commit }: Options & { commit: string },
): Extraction {
  const { program, missing } = openProgram({ source, modulesDir, compilerOptions: layout.compilerOptions });
  const exports = listExports(program, source);
  const names = nameExports(exports, program.getTypeChecker(), source);
  const packages = source.packages.map(({ name, version }) => ({
    name,
    version,
    exports: exports
      .filter(({ packageName }) => packageName === name)
      .flatMap((found) => describeExport(found, names))
      .sort((a, b) => compareTexts(a.name, b.name) || compareTexts(a.kind, b.kind)),
  }));
  return { api: { schema: API_FILE_SCHEMA, ref, commit, packages }, missing };
}
