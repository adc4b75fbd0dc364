import { isBuiltin } from 'node:module';
import type { LibraryConfig, LibraryRuns, RunLibrary } from '../../common/library.ts';
import type { LibraryPackage } from '../api/libraryPackages.ts';
import { listNeeds, type SampleNeeds } from './listNeeds.ts';
import type { Sample } from './listSamples.ts';

export type RunPlan =
  | { kind: 'run'; values: Record<string, string> }
  | { kind: 'declaration' }
  /** Without visible effect in a worker; in a process, such a run proves that it does not fail. */
  | { kind: 'silent' }
  | Impossible;

interface Impossible {
  kind: 'impossible';
  reason: string;
}

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

/** Modules for a real network; only `node:net` is simulated. */
const NETWORK_MODULES = ['dgram', 'dns', 'http', 'http2', 'https', 'tls'];

const NODE_NAMES = ['Buffer', 'process', 'require', 'setImmediate'];

export type RunPlace = 'process' | 'worker';

interface Options {
  library: RunLibrary;
  packageNames: readonly string[];
  place: RunPlace;
}

/** Plan a sample's run with its version's packages. */
export function planRun(sample: Sample, { library, packageNames, place }: Options): RunPlan {
  const { providedTypes, silentTypes } = library.runs;
  const needs = listNeeds(`${sample.setup}\n${sample.code}`);
  const { acts, values, missing, imports, globals } = needs;
  if (!acts) return { kind: 'declaration' };
  const given: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [name, type] of Object.entries(values)) {
    const named = `${name}: ${type}`;
    if (providedTypes.includes(type)) given[name] = type;
    else if (providedTypes.includes(named)) given[name] = named;
    else unknown.push(type);
  }
  const network = imports.filter((name) => NETWORK_MODULES.includes(name.replace('node:', '')));
  const foreign = imports.filter((name) => !isBuiltin(name) && !packageNames.includes(name));
  const impossible =
    explain('its page says', sample.noRunReason === undefined ? [] : [sample.noRunReason]) ??
    explain('it needs a browser', listBrowserNeeds(needs, { library, place })) ??
    explain('it needs Node.js', place === 'worker' ? listNodeNeeds(needs, library) : []) ??
    explain('it needs a network', network) ??
    explain('it imports', foreign) ??
    explain('it is a part of a program: it needs', missing) ??
    explain('the simulation has no value of the type', unknown);
  if (impossible) return impossible;
  const canShow = globals.includes('console') || Object.values(given).some((type) => !silentTypes.includes(type));
  return place === 'worker' && !canShow ? { kind: 'silent' } : { kind: 'run', values: given };
}

/** List the packages of a version that samples can run with, and those of a run that it lacks. */
export function chooseRunPackages(
  packages: readonly LibraryPackage[],
  runs: LibraryRuns | undefined,
): { usable: LibraryPackage[]; lacking: string[] } {
  const { packagesWithoutCode = [], neededPackages = [] } = runs ?? {};
  const usable = packages.filter(({ name }) => !packagesWithoutCode.includes(name));
  return { usable, lacking: neededPackages.filter((wanted) => !usable.some(({ name }) => name === wanted)) };
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

const explain = (text: string, names: readonly string[]): Impossible | undefined =>
  names.length > 0 ? { kind: 'impossible', reason: `${text}: ${names.join(', ')}` } : undefined;
