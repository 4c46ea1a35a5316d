import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tools/scripts/chromium.mjs';

/** End to end: the built portal behind the real server, one server a worker (e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // With @walk in its title a test is in `npm run test:all` alone: a long walk, or what tests of
  // other levels nearly prove.
  projects: [
    { name: 'e2e', grepInvert: /@walk/ },
    { name: 'walks', grep: /@walk/ },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores: a page that waits for its clock leaves one idle.
  workers: 3,
  // A slow machine is no failure; what never comes still is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [...CHROMIUM_ARGS, '--disable-background-networking'],
    },
    screenshot: 'only-on-failure',
  },
});
