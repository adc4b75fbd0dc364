import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiRenames, RunLibrary } from '../common/library.ts';
import { modules } from './modules.ts';
import { PREVIEWS } from './previews/list.ts';
import { readSummaries } from './readSummaries.ts';
import { PROVIDED_TYPES, type ProvidedType } from './run/providedTypes.ts';

const scope = '@yume-chan/';
const inScope = (...names: string[]): string[] => names.map((name) => scope + name);

const silentTypes: readonly ProvidedType[] = [
  'ReadableStream<Uint8Array>',
  'WritableStream<Uint8Array>',
  'AbortSignal',
  'serial: string',
];

/** Schemes of Android's addresses, and what the names of ADB's services begin with. */
const SERVICES: readonly string[] = [
  ...['content', 'market', 'intent', 'vsock', 'usb', 'dev', 'jdwp', 'host', 'host-serial', 'host-transport-id'],
  ...['local', 'localabstract', 'localreserved', 'localfilesystem', 'acceptfd', 'shell', 'exec', 'sync', 'reverse'],
  ...['framebuffer', 'root', 'remount', 'tcpip', 'track-jdwp', 'track-app', 'abb', 'abb_exec'],
];

/** Read the old names by version, package and new name: those that the sources' history shows, or an upgrade guide says. */
function readRenames(): ApiRenames {
  const written = JSON.parse(readFileSync(path.join(import.meta.dirname, 'renames.json'), 'utf8'));
  const versions: Record<string, Record<string, Record<string, string>>> = written;
  return Object.fromEntries(
    Object.entries(versions).map(([version, packages]) => [
      version,
      Object.fromEntries(
        Object.entries(packages).flatMap(([name, names]) =>
          Object.entries(names).map((pair) => pair.map((one) => `${scope}${name}:${one}`)),
        ),
      ),
    ]),
  );
}

/** `common/library.ts` explains the keys. */
export const library = {
  dir: import.meta.dirname,
  packageScope: scope,
  aliasPrefix: 'tango-',
  sources: {
    entries: 'libraries/*/src/index.ts',
    tagPrefix: 'v',
    compilerOptions: { exactOptionalPropertyTypes: true, types: ['node', 'w3c-web-usb'] },
  },
  reference: {
    area: 'api',
    repository: 'https://github.com/yume-chan/ya-webadb',
    summaries: readSummaries(scope),
  },
  renames: readRenames(),
  sampleTypes: ['w3c-web-usb', 'dom-webcodecs'],
  ownTypes: { [`${scope}fetch-scrcpy-server`]: path.join(import.meta.dirname, 'types/fetchScrcpyServer.d.ts') },
  browserPackages: inScope('scrcpy-decoder-tinyh264', 'scrcpy-decoder-webcodecs', 'pcm-player'),
  nodePackages: /^@yume-chan\/.*\bnode\b/,
  ownReleases: /^event|@yume-chan\/(event|no-data-view|pcm-player|aoa|fetch-scrcpy-server|struct|async)\b/,
  schemes: SERVICES,
  queries: 'tests/queries.json',
  e2e: 'e2e',
  modules,
  previews: { file: path.join(import.meta.dirname, 'previews/index.ts'), list: PREVIEWS },
  runs: {
    panel: path.join(import.meta.dirname, 'run/panel/RunPanel.tsx'),
    scripts: {
      process: path.join(import.meta.dirname, 'run/runtime/runSamples.ts'),
      worker: path.join(import.meta.dirname, 'run/runtime/worker.ts'),
    },
    shims: {
      'node:fs/promises': path.join(import.meta.dirname, 'run/runtime/files.ts'),
      'node:net': path.join(import.meta.dirname, 'run/runtime/net.ts'),
    },
    providedTypes: PROVIDED_TYPES,
    silentTypes,
    neededPackages: inScope(
      ...['adb', 'adb-credential-web', 'adb-daemon-webusb', 'adb-scrcpy', 'android-bin', 'scrcpy', 'stream-extra'],
    ),
    helpPage: '/internal/packet/',
    // They get their code only when used.
    packagesWithoutCode: inScope('fetch-scrcpy-server'),
  },
  tools: ['adb'],
} satisfies RunLibrary;
