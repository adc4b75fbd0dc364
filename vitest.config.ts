import { defineConfig } from 'vitest/config';

const include = (folders: string) => [`{${folders}}/**/*.test.{ts,tsx}`];

export default defineConfig({
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
        test: { name: 'modules', isolate: false, include: include('common,packages,theme,library/device') },
      },
      {
        extends: true,
        test: {
          name: 'projects',
          include: include('library,plugins,scripts/*'),
          exclude: ['**/node_modules/**', 'library/device/**'],
        },
      },
      // Tests of whole builds.
      { extends: true, test: { name: 'pipeline', include: ['scripts/*.test.ts'] } },
    ],
  },
});
