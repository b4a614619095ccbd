import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.spec.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // The browser tests' two as well: by itself it would leave one of two cores idle.
    maxWorkers: 2,
  },
});
