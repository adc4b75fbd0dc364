import { isBuiltin } from 'node:module';
import type { LibraryConfig, RunLibrary } from '../../common/library.ts';
import type { LibraryPackage } from '../api/libraryPackages.ts';
import { listNeeds, type SampleNeeds } from './listNeeds.ts';
import { listLibraryImports, type Sample } from './listSamples.ts';

export type RunPlan =
  | { kind: 'run'; values: Record<string, string> }
  | { kind: 'declaration' }
  /** Without visible effect in a worker; in a process, such a run proves that it does not fail. */
  | { kind: 'silent' }
  /** Only for want of packages that are not installed. */
  | { kind: 'lacking'; reason: string }
  | { kind: 'impossible'; reason: string };

const BROWSER_NAMES = [
  'document',
  'localStorage',
  'sessionStorage',
  'HTMLCanvasElement',
  'MediaRecorder',
  'MediaStream',
  'TCPSocket',
  'VideoDecoder',
  'WebSocketStream',
];

/** Modules of Node.js that reach nothing beyond their process. Others are simulated, or no run has them. */
const HARMLESS_MODULES = ['node:assert', 'node:crypto', 'node:events'];

const NODE_NAMES = ['Buffer', 'process', 'require', 'setImmediate'];

export type RunPlace = 'process' | 'worker';

interface Options {
  library: RunLibrary;
  packages: readonly Pick<LibraryPackage, 'name'>[];
  place: RunPlace;
}

/** Plan a sample's run with its version's packages. */
export function planRun(sample: Sample, { library, packages, place }: Options): RunPlan {
  const { providedTypes, silentTypes, packagesWithoutCode, neededPackages, shims } = library.runs;
  const installed = packages.map(({ name }) => name);
  const own = listLibraryImports(sample, library).filter((name) => !packagesWithoutCode.includes(name));
  // Without a set-up, joining has asked for the same code.
  const needs = listNeeds(sample.setup ? `${sample.setup}\n${sample.code}` : sample.code);
  const { hasEffects, values, missing, imports, globals, escapes } = needs;
  if (!hasEffects) return { kind: 'declaration' };
  const provided: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [name, type] of Object.entries(values)) {
    const named = `${name}: ${type}`;
    if (providedTypes.includes(type)) provided[name] = type;
    else if (providedTypes.includes(named)) provided[name] = named;
    else unknown.push(type);
  }
  const known = [...own, ...HARMLESS_MODULES, ...Object.keys(shims)];
  const foreign = imports.filter((name) => !known.includes(name));
  const reason =
    formatReason('its page says', sample.noRunReason === undefined ? [] : [sample.noRunReason]) ??
    formatReason('it needs a browser', listBrowserNeeds(needs, { library, place })) ??
    formatReason('it needs Node.js', place === 'worker' ? listNodeNeeds(needs, library) : []) ??
    formatReason('it imports what a run does not have', foreign) ??
    formatReason('it could leave its sandbox', place === 'process' ? escapes : []) ??
    formatReason('it is a part of a program: it needs', missing) ??
    formatReason('the simulation has no value of the type', unknown);
  if (reason) return { kind: 'impossible', reason };
  const canShow = globals.includes('console') || Object.values(provided).some((type) => !silentTypes.includes(type));
  if (place === 'worker' && !canShow) return { kind: 'silent' };
  const lacking = [...neededPackages, ...own].filter((name) => !installed.includes(name));
  const lackReason = formatReason('a run needs packages that are not installed', lacking);
  return lackReason ? { kind: 'lacking', reason: lackReason } : { kind: 'run', values: provided };
}

/** List a sample's browser needs. A process simulates a window. */
export const listBrowserNeeds = (
  { globals, imports }: SampleNeeds,
  { library, place }: { library: LibraryConfig | undefined; place: RunPlace },
): string[] => [
  ...globals.filter((name) => BROWSER_NAMES.includes(name) || (place === 'worker' && name === 'window')),
  ...imports.filter((name) => library?.browserPackages?.includes(name)),
];

/** List a sample's Node.js needs: names, modules and packages. */
export const listNodeNeeds = ({ globals, imports }: SampleNeeds, library: LibraryConfig | undefined): string[] => [
  ...globals.filter((name) => NODE_NAMES.includes(name)),
  ...imports.filter((name) => isBuiltin(name) || library?.nodePackages?.test(name)),
];

const formatReason = (text: string, names: readonly string[]): string | undefined =>
  names.length > 0 ? `${text}: ${[...new Set(names)].join(', ')}` : undefined;
