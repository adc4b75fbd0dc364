import { defineConfig } from 'vitest/config';

const PROJECT = 'scripts/pipeline/buildSharedProject.ts';

/** What is too slow for each change: every kill, the packages of every version, the real client. */
const SLOW = [
  'scripts/all/*.test.ts',
  'scripts/api/readLibrary.test.ts',
  'library/tests/publishedPackages.test.ts',
  'library/adb/**/*.test.ts',
  // Each release of the library with each profile of the device.
  'library/device/{SimulatedDevice,services/library}.test.ts',
];

export default defineConfig({
  // React's runtime for development is none where an earlier test of the process built for production.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Tests with git or a whole build exceed five seconds on a busy machine.
    testTimeout: 300_000,
    // The default is one fewer than the processors, so half of a two-core machine waits.
    maxWorkers: '100%',
    hookTimeout: 300_000,
    projects: [
      // These files have no side effects, so they can share modules.
      {
        extends: true,
        test: {
          name: 'modules',
          isolate: false,
          include: ['{common,packages,theme,library/device,plugins,scripts/*}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...SLOW],
        },
      },
      {
        extends: true,
        test: {
          name: 'library',
          include: ['library/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'library/device/**', 'library/e2e/**', ...SLOW],
        },
      },
      // Tests of the files of the built fixture.
      { extends: true, test: { name: 'html', isolate: false, include: ['e2e/*.test.ts'] } },
      // Tests of the files of the merged site.
      { extends: true, test: { name: 'site', include: ['e2e/site/*.test.ts'] } },
      // Tests of whole builds, on copies of one project.
      { extends: true, test: { name: 'pipeline', include: ['scripts/*.test.ts'], globalSetup: PROJECT } },
      { extends: true, test: { name: 'all', include: SLOW, globalSetup: PROJECT } },
    ],
  },
});
