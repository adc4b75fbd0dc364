import ts from 'typescript';
import type { ApiFile } from '../../../common/apiFile.ts';
import type { FileCache } from '../../../common/docs/FileCache.ts';
import type { Page } from '../../../common/docs/parsePage.ts';
import type { LibraryConfig } from '../../../common/library.ts';
import { RUN_PARAMETER } from '../../../common/samples.ts';
import { type LibraryPackage, listLibraryNames, listLibraryVersions } from '../../api/libraryPackages.ts';
import type { Problem } from '../../content/readDocs.ts';
import { joinSamples } from '../../samples/joinSamples.ts';
import { listLibraryImports, listLonelyPackets, listSamples, type Sample } from '../../samples/listSamples.ts';
import { compileSamples } from './compileSamples.ts';
import type { SampleError } from './corrections.ts';

export interface SampleReport {
  checked: number;
  /** Why pages skip samples. */
  skipped: string[];
  /** Packages that samples need and that are not installed. */
  lacking: string[][];
  errors: SampleError[];
  /** Samples that readers scroll sideways. */
  wide: Problem[];
}

const DIRECTIVE = /(?:\/\/|\*)\s*@ts-(?:ignore|nocheck|expect-error)/;

/** Tell whether code hides errors from the compiler, by a directive in a comment or by the type `any`. */
export function isSuppressing(code: string): boolean {
  const hasAny = (node: ts.Node): boolean =>
    node.kind === ts.SyntaxKind.AnyKeyword || (ts.forEachChild(node, hasAny) ?? false);
  return DIRECTIVE.test(code) || hasAny(ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest));
}

export interface CheckInputs {
  library: LibraryConfig;
  versionName: string;
  pages: readonly Page[];
  /** Of the library's sources at this version. */
  api?: ApiFile | undefined;
  packages: readonly LibraryPackage[];
  projectDir: string;
  /** Of one state of the packages and of the code: keeps what compiling and running a block gave. */
  cache?: FileCache | undefined;
}

/** Check samples with installed packages; skip the rest with a reason. */
export function typeCheck(inputs: CheckInputs): SampleReport {
  const { pages } = inputs;
  const { toCheck, skipped, lacking } = chooseSamples(inputs);
  return {
    checked: toCheck.length,
    skipped,
    lacking,
    errors: [
      ...toCheck.filter(({ code, setup }) => isSuppressing(`${setup}\n${code}`)).map(describeSuppression),
      ...toCheck.flatMap(findWrongFields),
      ...pages.flatMap(findLonelyPackets),
      ...findUnknownImports(inputs),
      ...compile(toCheck, inputs),
    ],
    wide: pages.flatMap(listSamples).flatMap(findWideLine),
  };
}

const describeSuppression = ({ filePath, line }: Sample): SampleError => ({
  filePath,
  line,
  message: 'The sample suppresses errors of the compiler. Fix the sample instead.',
});

/** Compile the samples as they are, and those with a set-up as they are copied. */
function compile(samples: readonly Sample[], inputs: CheckInputs): SampleError[] {
  const installed = inputs.packages.map(({ name }) => name);
  const joined = joinSamples(inputs.pages, inputs.library)
    .flatMap((one) => one.joined.map((code) => ({ ...one.sample, setup: '', ...code })))
    .filter((one) => listMissing(one, inputs.library, installed).length === 0);
  const found = compileSamples([...samples, ...joined], inputs);
  const errors = found.slice(0, samples.length).flat();
  // Errors of a block are also those of what it is joined with.
  if (errors.length > 0) return errors;
  return joined.flatMap(({ filePath, line, label }, index) =>
    (found[samples.length + index] ?? []).slice(0, 1).map((error) => ({
      filePath,
      line,
      message: `Copied with its set-up (${label}), the sample is wrong in its line ${error.line - line + 1}: ${error.message}`,
    })),
  );
}

/** Find what samples import that neither a package nor the sources of the library have: no compiler reads samples without packages. */
export function findUnknownImports({
  library,
  versionName,
  pages,
  api,
}: Pick<CheckInputs, 'library' | 'versionName' | 'pages' | 'api'>): SampleError[] {
  if (!api) return [];
  const installed = listLibraryNames(library, versionName);
  // Some packages of the library have their sources elsewhere.
  const released = new Set(listLibraryVersions(library).flatMap((name) => listLibraryNames(library, name)));
  const exportsOf = new Map(api.packages.map(({ name, exports }) => [name, new Set(exports.map((one) => one.name))]));
  return pages.flatMap(listSamples).flatMap(({ filePath, line, code, skipReason }) =>
    skipReason
      ? []
      : listImportedNames(code).flatMap(({ specifier, names, at }) => {
          if (!specifier.startsWith(library.packageScope)) return [];
          const packageName = specifier.split('/').slice(0, 2).join('/');
          const known = exportsOf.get(packageName);
          if (installed.includes(packageName) || (!known && released.has(packageName))) return [];
          const lacking = known && specifier === packageName ? names.filter((name) => !known.has(name)) : [];
          const what = known ? lacking.map((name) => `${name} of ${packageName}`) : [packageName];
          return what.map((one) => ({ filePath, line: line + at, message: `The library does not have ${one}.` }));
        }),
  );
}

function listImportedNames(code: string): { specifier: string; names: string[]; at: number }[] {
  const source = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    const elements = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
    const names = elements.map(({ name, propertyName }) => (propertyName ?? name).text);
    const at = source.getLineAndCharacterOfPosition(statement.getStart(source)).line;
    return [{ specifier: statement.moduleSpecifier.text, names, at }];
  });
}

const findWrongFields = ({ filePath, line, code, fields }: Sample): SampleError[] =>
  fields
    .filter(({ name, literal }) => name === '' || name === RUN_PARAMETER || !code.includes(literal))
    .map(({ name, literal }) => ({ filePath, line, message: describeWrongField(name, literal) }));

function describeWrongField(name: string, literal: string): string {
  if (name === '') return `A field is written as <!-- field path: '/a' -->, not as "${literal}".`;
  if (name === RUN_PARAMETER)
    return `A field cannot have the name "${name}": the address of the page uses it. Take another.`;
  return `The sample has no text ${literal}, which the field "${name}" is for.`;
}

const findLonelyPackets = (page: Page): SampleError[] =>
  listLonelyPackets(page).map((line) => ({
    filePath: page.filePath,
    line,
    message: 'Packets come from a run: put the block right below a sample, or below the Output of one.',
  }));

/** Columns that fit a 1280 px screen without scrolling sideways. */
export const MAX_COLUMNS = 80;

/** Find the longest line of a sample that is too wide. */
function findWideLine({ filePath, line, code }: Sample): Problem[] {
  const widths = code.split('\n').map((text) => text.replaceAll('\t', '    ').length);
  const columns = Math.max(...widths);
  return columns > MAX_COLUMNS
    ? [{ filePath, line: line + widths.indexOf(columns), message: `${columns} columns` }]
    : [];
}

/** Choose samples with installed packages. Lists why pages skip others, and what the rest lacks. */
export function chooseSamples({ library, versionName, pages }: Pick<CheckInputs, 'library' | 'versionName' | 'pages'>) {
  const installed = listLibraryNames(library, versionName);
  const skipped: string[] = [];
  const lacking: string[][] = [];
  const toCheck = pages.flatMap(listSamples).filter((sample) => {
    const missing = listMissing(sample, library, installed);
    if (sample.skipReason) skipped.push(sample.skipReason);
    else if (missing.length > 0) lacking.push(missing);
    return !sample.skipReason && missing.length === 0;
  });
  return { toCheck, skipped, lacking };
}

/** List the packages that a block imports and that are not installed. */
const listMissing = (
  block: Pick<Sample, 'setup' | 'code'>,
  library: LibraryConfig,
  installed: readonly string[],
): string[] => listLibraryImports(block, library).filter((name) => !installed.includes(name));

/** Count reasons, most frequent first. */
export function countReasons(reasons: readonly string[]): [reason: string, count: number][] {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
