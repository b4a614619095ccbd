import { defineConfig } from 'vitest/config';

/** Tests of pure functions with next to nothing in each file: they share one copy of the compiler. */
const TOGETHER = 'tests/content/rules/**/*.spec.ts';

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // The browser tests' two as well: by itself it would leave one of two cores idle.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'rules', include: [TOGETHER], isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['tests/**/*.spec.{ts,tsx}'],
          exclude: ['tests/browser/**', TOGETHER],
        },
      },
    ],
  },
});
