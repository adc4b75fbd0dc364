import { isBuiltin } from 'node:module';
import type { RunObstacle } from '../../common/sampleRuns.ts';
import { isProvided, type ProvidedType } from '../../library/run/providedTypes.ts';
import { listNeeds, type SampleNeeds } from './listNeeds.ts';
import type { Sample } from './listSamples.ts';

/** How a sample is run, or why it is not. */
export type RunPlan =
  | { kind: 'run'; values: Record<string, ProvidedType> }
  | { kind: 'declaration' }
  /** It would run, and a reader would see nothing of it. Of a worker alone: a process proves that it does not fail. */
  | { kind: 'silent' }
  | Impossible;

interface Impossible {
  kind: 'impossible';
  reason: string;
  /** The reason in a word, where it helps a reader. */
  obstacle?: RunObstacle;
}

/** Names that only a browser has. */
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

/** Modules that reach a network other than the simulated one, which only `node:net` leads to. */
const NETWORK_MODULES = ['dgram', 'dns', 'http', 'http2', 'https', 'tls'];

/** Packages that work with what only a browser has. */
const BROWSER_PACKAGES = ['scrcpy-decoder-tinyh264', 'scrcpy-decoder-webcodecs', 'pcm-player'];

/** Names that only Node.js has. */
const NODE_NAMES = ['Buffer', 'process', 'require', 'setImmediate'];

/** Types of values that lead to no device: what happens to them shows only where a sample prints it. */
const DEVICELESS_TYPES: readonly ProvidedType[] = [
  'ReadableStream<Uint8Array>',
  'WritableStream<Uint8Array>',
  'AbortSignal',
  'serial: string',
];

/** Where samples run: a process of Node.js, or a worker of a page. */
export type RunPlace = 'process' | 'worker';

/** Plan the run of a sample beside the packages of its version. */
export function planRun(sample: Sample, packageNames: readonly string[], place: RunPlace): RunPlan {
  const needs = listNeeds(`${sample.setup}\n${sample.code}`);
  const { acts, values, missing, imports, globals } = needs;
  if (!acts) return { kind: 'declaration' };
  const given: Record<string, ProvidedType> = {};
  const unknown: string[] = [];
  for (const [name, type] of Object.entries(values)) {
    const named = `${name}: ${type}`;
    if (isProvided(type)) given[name] = type;
    else if (isProvided(named)) given[name] = named;
    else unknown.push(type);
  }
  const network = imports.filter((name) => NETWORK_MODULES.includes(name.replace('node:', '')));
  const foreign = imports.filter((name) => !isBuiltin(name) && !packageNames.includes(name));
  const impossible =
    explain('its page says', sample.noRunReason === undefined ? [] : [sample.noRunReason]) ??
    explain('it needs a browser', listBrowserNeeds(needs, place), 'page') ??
    explain('it needs Node.js', place === 'worker' ? listNodeNeeds(needs) : [], 'node') ??
    explain('it needs a network', network) ??
    explain('it imports', foreign) ??
    explain('it is a part of a program: it needs', missing) ??
    explain('the simulation has no value of the type', unknown);
  if (impossible) return impossible;
  const canShow = globals.includes('console') || Object.values(given).some((type) => !DEVICELESS_TYPES.includes(type));
  return place === 'worker' && !canShow ? { kind: 'silent' } : { kind: 'run', values: given };
}

/** List what a sample needs that only a browser has. A process simulates a window. */
export const listBrowserNeeds = ({ globals, imports }: SampleNeeds, place: RunPlace): string[] => [
  ...globals.filter((name) => BROWSER_NAMES.includes(name) || (place === 'worker' && name === 'window')),
  ...imports.filter((name) => BROWSER_PACKAGES.some((one) => name === `@yume-chan/${one}`)),
];

/** List what a sample needs that only Node.js has. */
export const listNodeNeeds = ({ globals, imports }: SampleNeeds): string[] => [
  ...globals.filter((name) => NODE_NAMES.includes(name)),
  ...imports.filter(needsNode),
];

/** Tell whether a module is one of Node.js, or a package that works with those. */
const needsNode = (name: string): boolean => isBuiltin(name) || /^@yume-chan\/.*\bnode\b/.test(name);

const explain = (text: string, names: readonly string[], obstacle?: RunObstacle): Impossible | undefined =>
  names.length > 0
    ? { kind: 'impossible', reason: `${text}: ${names.join(', ')}`, ...(obstacle && { obstacle }) }
    : undefined;
