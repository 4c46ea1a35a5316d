import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  features: { sidebarOnboardingChecklist: false },
  // The frame's own typeface and mark.
  staticDirs: [
    '../public',
    { from: '../node_modules/@fontsource-variable/inter/files', to: '/fonts' },
    { from: './frame', to: '/frame' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
