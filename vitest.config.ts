import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{common,library,plugins,scripts,search,theme}/**/*.test.{ts,tsx}'],
    // Tests that run git or a whole build need more than the default of five seconds on a busy machine.
    testTimeout: 300_000,
    // One fewer than processors is the default: on a machine of two, half of it waits.
    maxWorkers: '100%',
    hookTimeout: 300_000,
  },
});
