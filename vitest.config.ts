import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { samplesPlugin } from './tests/docs/support/samples-plugin.ts';
import { generateMessages } from './tools/messages/generate.ts';
import { BROWSER_PACKAGES } from './tools/scripts/browser-packages.ts';
import { CHROMIUM_ARGS, findChromium } from './tools/scripts/chromium.mjs';
import { WORKSHOP } from './tools/scripts/parts.mjs';

/** One Chromium for everything, set so that what it paints and prints is the same everywhere. */
const provider = playwright({
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: [...CHROMIUM_ARGS, '--disable-background-networking'],
  },
  contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-GB' },
});
// A new object each time: vitest writes the project's name into it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider,
  instances: [{ browser: 'chromium' as const }],
});
// react-stately draws all of a long list when NODE_ENV is test, but for this. Anything true that is
// no string: vitest takes a string for a variable of its own.
const define = { 'process.env.VIRT_ON': 'globalThis' };
const optimizeDeps = { include: [...BROWSER_PACKAGES] };
// A slow machine is no failure; what never comes, or never ends, still is.
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

const workshop = `tests/{${WORKSHOP.join(',')}}/**`;
const PAGES = 'stories/{pages,portal,brand-studio}/**';
const EMBEDDED = 'tests/{docs,hosts}/*.browser.test.tsx';

/** The workbench runs the tests of a story by itself, and calls its one project as it likes. */
const isWorkbench = process.env.VITEST_STORYBOOK === 'true';

// What is wrong in the catalogues is for tests/messages to say.
generateMessages();

export default defineConfig({
  test: {
    // By itself vitest leaves one core out, which of two is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          // A world for each file would load the same modules anew 120 times.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{package,examples,hosts,bundles}/**', workshop],
          setupFiles: ['tests/lean-react.setup.ts', 'tests/unit.setup.ts'],
          ...patience,
        },
      },
      {
        // The tools, by their own tests.
        plugins: [samplesPlugin()],
        test: {
          name: 'workshop',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: [`${workshop}/*.test.ts`],
          setupFiles: ['tests/lean-react.setup.ts', 'tests/unit.setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'bundles',
          environment: 'node',
          include: ['tests/bundles/*.test.ts'],
          ...patience,
        },
      },
      // The package as partners get it: built, packed and installed once, before the first test.
      // Beside one example, and beside all of them.
      ...['package', 'examples'].map((name) => ({
        test: {
          name,
          environment: 'node' as const,
          include: [`tests/${name}/**/*.test.ts`],
          globalSetup: 'tests/package/global-setup.ts',
          ...patience,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      })),
      {
        // The pages of hosts that partners put it in, looked at in a browser of their own.
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: 'tests/hosts/frameworks.ts',
          ...patience,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      // What renders, and what others make of it.
      ...['browser', 'embedded'].map((name) => ({
        plugins: [react(), samplesPlugin()],
        define,
        optimizeDeps,
        test: {
          name,
          // A document for each file would load the same modules anew 60 times.
          isolate: false,
          include: name === 'embedded' ? [EMBEDDED] : ['tests/**/*.browser.test.tsx'],
          exclude: name === 'embedded' ? [] : [EMBEDDED],
          setupFiles: ['tests/lean-react.setup.ts', 'tests/browser.setup.ts'],
          ...patience,
          browser: browser(),
        },
      })),
      // Every story is a test with axe: those of the kit and of screens, and those that open the portal.
      ...(isWorkbench ? ['all'] : ['stories', 'pages']).map((name) => ({
        plugins: [storybookTest({ configDir: '.storybook' })],
        define,
        optimizeDeps,
        test: {
          name,
          isolate: false,
          exclude:
            { stories: [PAGES], pages: ['stories/!(pages|portal|brand-studio)/**'] }[name] ?? [],
          setupFiles: ['tests/lean-react.setup.ts', '.storybook/lean-reports.ts'],
          ...patience,
          browser: browser(),
          env: {
            STORYBOOK_TEST: 'true',
            // Colours, in both themes: in `npm run test:all`.
            STORYBOOK_COLORS: name === 'pages' ? 'true' : (process.env.STORYBOOK_COLORS ?? ''),
          },
        },
      })),
    ],
  },
});
