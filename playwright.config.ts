import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './src/command/chromium.ts';

const executablePath = findChromium();
const full = process.env.FULL === '1';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  ...(full ? {} : { grepInvert: /@full\b/ }),
  globalSetup: './tests/browser/support/global-setup.ts',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // They end what hangs, not what is slow: on a busy machine all takes many times as long.
  timeout: full ? 600_000 : 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.BROWSER_REPORT ?? 'test-results/browser.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...chromiumArgs,
        // One process for the pages of a context: to start one took longer than most tests.
        '--renderer-process-limit=1',
        // No page is open for as long as it takes to win back what optimizing its scripts costs.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
