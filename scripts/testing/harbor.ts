// For tests: an imaginary library.
import type { RunLibrary } from '../../common/library.ts';

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
    providedTypes: ['Boat', 'Crew<Sailor<object>>', 'ReadableStream<Uint8Array>', '(data) => void'],
    silentTypes: ['ReadableStream<Uint8Array>'],
    neededPackages: [],
    packagesWithoutCode: [],
  },
});
