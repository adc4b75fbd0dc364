// For tests: an imaginary library.
import type { RunLibrary } from '../../common/library.ts';
import type { Sample } from '../samples/listSamples.ts';

/** Create the library of tests and fixture, with files in `dir`. */
export const makeHarbor = (dir = ''): RunLibrary => ({
  dir,
  packageScope: '@harbor/',
  aliasPrefix: 'harbor-',
  browserPackages: ['@harbor/screen'],
  nodePackages: /^@harbor\/.*\bnode\b/,
  runs: {
    panel: '',
    scripts: { process: '', worker: '' },
    shims: {},
    providedTypes: ['Boat', 'ReadableStream<Uint8Array>', '(data) => void'],
    silentTypes: ['ReadableStream<Uint8Array>'],
    neededPackages: [],
    packagesWithoutCode: [],
  },
});

/** Create a sample of the page `a.md`. */
export const makeSample = (code: string, more: Partial<Sample> = {}): Sample => ({
  id: '',
  headingId: '',
  filePath: 'a.md',
  line: 1,
  code,
  setup: '',
  fields: [],
  skipReason: undefined,
  noRunReason: undefined,
  output: undefined,
  packets: undefined,
  gives: undefined,
  ...more,
});
