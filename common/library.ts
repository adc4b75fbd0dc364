// What the platform has to be told of the library that a site documents. Files are absolute paths.

/**
 * The minimum height of a preview in rem, so that nothing moves when it is loaded: with four fields side by side, with
 * three, and with two. Measured in the browser; a test limits what still moves.
 */
type MinHeights = readonly [wide: number, middle: number, narrow: number];

/** A live preview that pages may name. */
export interface PreviewEntry {
  title: string;
  minHeights: MinHeights;
}

/** The live previews of a library, which pages show between `<!-- preview: name -->` and `<!-- /preview -->`. */
export interface LibraryPreviews {
  /** Module that exports `LOADERS`: a function for each name, which loads the component. */
  file: string;
  /** The previews by the names that pages write. */
  list: Readonly<Record<string, PreviewEntry>>;
}

export interface LibraryRuns {
  /** Module that exports `RunPanel`, the component below a sample that a reader runs. */
  panel: string;
  /** Scripts that run a sample in a process of Node.js, and in a worker of a page. */
  scripts: Readonly<Record<'process' | 'worker', string>>;
  /** Modules that a sample in a process gets in the place of those of Node.js, by their names. @example 'node:net' */
  shims: Readonly<Record<string, string>>;
  /** Types of which the scripts make a value for a sample that declares one. A type that says little goes with one name: `serial: string`. */
  providedTypes: readonly string[];
  /** Those of them whose values show nothing of a run: it shows only what the sample prints. */
  silentTypes: readonly string[];
  /** Packages that the scripts import. */
  neededPackages: readonly string[];
  /** Packages that samples may import, but not run with. */
  packagesWithoutCode: readonly string[];
  /** Route of the page that explains what the panel shows, in the versions that have it. */
  helpPage?: string;
}

/** Where the sources of a library are, in its repository. */
export interface LibrarySources {
  /** Sources of the packages' entries, below the top of the repository; `*` is one folder. */
  entries: string;
  /** What the tags of its releases start with. A release of the docs needs the API at its own tag. @example 'v' for `v1.0.0` */
  tagPrefix: string;
  /** What the library's own options of the TypeScript compiler say that changes types, as in a tsconfig.json. */
  compilerOptions: Readonly<Record<string, boolean | string | string[]>>;
}

/** Ids of symbols that got another name, by the version that renamed them: the new id, and the one before. A member is renamed with its type. */
export type ApiRenames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The library that a site documents. Without it, a site has neither samples that are checked nor previews. */
export interface LibraryConfig {
  /** Folder of the library's files. Its package.json names the packages of each version of the docs, by aliases. */
  dir: string;
  /** What the names of the library's packages start with. @example '@harbor/' */
  packageScope: string;
  /** What an alias starts with, before the version and the name of the package. @example 'harbor-' for `harbor-1.0.0-boats` */
  aliasPrefix: string;
  /** Sources that `npm run api -- --extract` reads. */
  sources?: LibrarySources;
  /** The reference of its symbols: the sidebar that lists the pages, and the repository with the sources. Without it, versions have none. */
  reference?: { area: string; repository: string; summaries?: Summaries };
  /** Packages of global types that its samples use, beside those of Node.js, as in `types` of a tsconfig.json. */
  sampleTypes?: readonly string[];
  /** What no declaration says: `since` and the like follow a symbol through its names. */
  renames?: ApiRenames;
  /** Declarations for packages that ship none, by package. */
  ownTypes?: Readonly<Record<string, string>>;
  /** Packages that work with what only a page of a browser has. */
  browserPackages?: readonly string[];
  /** Packages that work with modules of Node.js. */
  nodePackages?: RegExp;
  /** What a text names that is about a package which counts its releases on its own: they may be newer than the docs. */
  ownReleases?: RegExp | undefined;
  /** What addresses of the library have before a colon: the search takes it for text, not for a field. @example 'shell' for `shell:ls` */
  schemes?: readonly string[];
  /** Judged queries for the check of the search. A file in `dir`: a build does not read it. */
  queries?: string;
  /**
   * Folder of its tests in a browser, in `dir`. They read a site of the folder's `docs/next/`, and those in its `site/` the real
   * site. A build does not read it.
   */
  e2e?: string;
  /** What its folders may import, as in `imports.config.ts`. */
  modules?: Readonly<Record<string, readonly string[]>>;
  previews?: LibraryPreviews;
  runs?: LibraryRuns;
  /** Programs that only tests of the library need, by the name that they and their Debian packages have. */
  tools?: readonly string[];
}

export type RunLibrary = LibraryConfig & { runs: LibraryRuns };

/** Tell whether the samples of a site are run. */
export const canRun = (library: LibraryConfig | undefined): library is RunLibrary => library?.runs !== undefined;

/** One line about exports, by package and then by name. */
export type Summaries = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type FindSummary = (id: string) => string | undefined;

/**
 * Create a FindSummary. A name in `summaries` may be that of a family: `{a|b}` is one of some words, and `{version}` numbers that
 * underscores join. `{}` in the line is what it was, with dots. The name itself, and then the first family, decides.
 * @example createFindSummary({ p: { 'Dock{version}': 'Docks of {}.' } })('p:Dock1_2') === 'Docks of 1.2.'
 */
export function createFindSummary(summaries: Summaries): FindSummary {
  const all = Object.entries(summaries).flatMap(([packageName, own]) =>
    Object.entries(own).map(([name, line]) => [`${packageName}:${name}`, line] as const),
  );
  const lines = new Map<string, string>(all);
  const families = all.filter(([id]) => id.includes('{')).map(([id, line]) => ({ pattern: createPattern(id), line }));
  return (id) => {
    const line = lines.get(id);
    if (line !== undefined) return line;
    for (const { pattern, line } of families) {
      const [, member] = pattern.exec(id) ?? [];
      if (member !== undefined) return line.replaceAll('{}', member.replaceAll('_', '.'));
    }
    return undefined;
  };
}

const createPattern = (id: string): RegExp =>
  new RegExp(
    `^${id
      .replace(/[.$/]/g, '\\$&')
      .replace('{version}', '(\\d+(?:_\\d+)+)')
      .replace(/\{([\w\\.|]+)\}/, '($1)')}$`,
  );
