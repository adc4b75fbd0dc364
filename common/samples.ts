/** Beside each page with samples. */
export const SAMPLES_FILE = 'samples.json';

/** Folder of modules for the browser, below the root of the site. Names contain digests. */
export const RUNS_DIR = 'static/run/';

/** Names the sample to run, beside the values of its fields. */
export const RUN_PARAMETER = 'run';

/** Names the first sample of a page that runs. */
export const FIRST_RUN = 'first';

/** Read the name of the run from the query of an address. */
export const readNamedRun = (search: string): string | null => new URLSearchParams(search).get(RUN_PARAMETER);

export interface PageSamples {
  /** Script of the worker, below the root of the site; empty where no sample runs. */
  runner: string;
  samples: Record<string, RunnableSample>;
  /** Samples with their set-up, one for each way to make the value that a sample declares, by the sample's digest. */
  joined: Record<string, JoinedCode[]>;
}

/** A sample below the code that makes the value that it declares. */
export interface JoinedCode {
  label: string;
  code: string;
}

export interface RunnableSample {
  /** Below the root of the site. */
  module: string;
  /** Line of the sample for each line of the module. Both count from 1. */
  lines: number[];
  /** Types of the values that it needs, by their names. */
  values: Record<string, string>;
  fields: { name: string; value: string }[];
  /** Hidden lines that run before those of the page, without those that only declare something. */
  setup?: string;
}

export interface SampleField {
  name: string;
  /** With quotes, as in the sample. */
  literal: string;
}

interface SampleExtra {
  canRun?: true;
  /** Of a sample that can run. */
  fields?: SampleField[];
  source?: SampleSource;
}

/** Origin of a value that a sample declares but does not make. */
export interface SampleSource {
  name: string;
  links: { label: string; href: string }[];
  /** Labels of the sample's joined code in `SAMPLES_FILE`. */
  joined: string[];
}

/** By file of the page and digest of the code. From `scripts/` to the build. */
export type SampleExtras = Record<string, Record<string, SampleExtra>>;

/** Below the base of a version: what cards show of the symbols in its samples. */
export const SYMBOLS_FILE = 'symbols.json';

/** An identifier of the library, by its offsets in the code that readers see. */
export interface SymbolUse {
  id: string;
  start: number;
  end: number;
}

/** By file of the page and digest of the code, in the order of the code. From `scripts/` to the build. */
export type SymbolUses = Record<string, Record<string, SymbolUse[]>>;

/** What a card shows of a symbol. The link to it has the address. */
export interface SymbolCard {
  name: string;
  /** Declarations, a line for each overload. */
  code: string;
  summary?: string | undefined;
  /** What happened to it, with code between backticks. */
  note?: string | undefined;
  /** The page that explains it; without one, the link leads to the reference. */
  page?: string | undefined;
}

/** Content of `SYMBOLS_FILE`, by id. */
export type SymbolCards = Record<string, SymbolCard>;

/** A use of a symbol that is explained, with the route and anchor. */
export interface SymbolLink extends SymbolUse {
  href: string;
}

export interface RunRequest {
  address: string;
  values: Record<string, string>;
}

export interface RunResult {
  output: string[];
  /** A packet on each line. */
  packets: string[];
  changes: number;
  /** Lines are those of the compiled module, from 1; 0 is unknown. */
  errors: { message: string; line: number }[];
}
