import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

/** What the last `npm run visual` found, if there was one: see `pictures/`. */
const RESULTS = '../.cache/visual/report/results.json';
const hasResults = existsSync(join(import.meta.dirname, RESULTS));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    // For assistants, while `npm run storybook` runs (CONTRIBUTING.md).
    '@storybook/addon-mcp',
  ],
  features: (features, { configType }) => ({
    ...features,
    sidebarOnboardingChecklist: false,
    // Read by assistants while it runs; a build has no reader for it.
    componentsManifest: configType === 'DEVELOPMENT',
  }),
  // Loaded when somebody asks: it reads all sources.
  experimental_manifests: async (existing) =>
    (await import('./facts/manifest.ts')).manifestsWithFacts(existing),
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
};

export default config;
