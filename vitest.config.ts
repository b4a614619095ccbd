import { defineConfig } from 'vitest/config';

const ALL = 'tests/**/*.spec.{ts,tsx}';
const BROWSER = 'tests/browser/**';
/** Those that close their servers when their file ends, or give a module another shape, want its modules for themselves. */
const ALONE = [
  'tests/server/**/*.spec.ts',
  'tests/build/last-build.spec.ts',
  'tests/build/render-fault.spec.tsx',
  'tests/changes/killed-change.spec.ts',
  'tests/command/schemas.spec.ts',
  'tests/dev/broken-schema.spec.ts',
  'tests/ground/move.spec.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    // They end what hangs, not what is slow: on a busy machine all takes many times as long.
    testTimeout: 180_000,
    hookTimeout: 600_000,
    // The browser tests' two as well: by itself it would leave one of two cores idle.
    maxWorkers: 2,
    projects: [
      // Loading the compiler and its schemas anew for each file took as long as the tests.
      {
        extends: true,
        test: { name: 'shared', include: [ALL], exclude: [BROWSER, ...ALONE], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
