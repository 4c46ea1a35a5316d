import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { tagsOf } from './tags.ts';

/** What the last `npm run visual` found, if there was one: see `pictures/`. */
const RESULTS = '../.cache/visual/report/results.json';
const hasResults = existsSync(join(import.meta.dirname, RESULTS));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'msw-storybook-addon',
    // For assistants, while `npm run storybook` runs (CONTRIBUTING.md).
    '@storybook/addon-mcp',
    './facts/preset.ts',
  ],
  features: (features, { configType }) => ({
    ...features,
    sidebarOnboardingChecklist: false,
    experimentalTestSyntax: true,
    // Read by assistants while it runs; a build has no reader for it.
    componentsManifest: configType === 'DEVELOPMENT',
  }),
  experimental_indexers: (existing = []) =>
    existing.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          tags: [...(entry.tags ?? []), ...tagsOf(entry.title ?? '')],
        })),
    })),
  // A test shows no state of its own: the sidebar has it only when its filter asks for tests.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  // The frame's own typeface and mark.
  staticDirs: [
    '../public',
    { from: '../node_modules/@fontsource-variable/inter/files', to: '/fonts' },
    { from: './frame', to: '/frame' },
    ...(hasResults ? [{ from: RESULTS, to: '/pictures/results.json' }] : []),
  ],
  managerHead: (head = '') =>
    hasResults ? `${head}<link rel="plinth/pictures" href="./pictures/results.json">` : head,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
});
