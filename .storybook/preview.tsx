import type { Preview } from '@storybook/react-vite';
import { http, ws } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { MessagesProvider } from '../src/messages/messages';
import { pseudo } from '../src/messages/pseudo';
import { sandboxHandlers } from '../src/sandbox/msw/handlers';
import { ThemeProvider } from '../src/theme/ThemeProvider';
import { storySandbox } from '../stories/support/sandbox';
import '../src/app/portal.css';

// A slow machine is no failure; what never comes still is.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader()],
  beforeEach({ msw, parameters }) {
    // A new state for each story: what one does never reaches the next.
    storySandbox.useScenario(parameters.scenario ?? 'signedOut');
    for (const fault of parameters.faults ?? []) storySandbox.faults.add(fault);
    localStorage.clear();
    sessionStorage.clear();
    msw.use(...sandboxHandlers(storySandbox, { http, ws }));
  },
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'light',
    direction: 'ltr',
    language: 'en',
  },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Reading direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    language: {
      description: 'English, or a pseudo-language 40 % longer',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Pseudo' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => (
      <ThemeProvider
        colorScheme={globals.theme}
        dir={globals.direction}
        // On a docs page many stories share one document.
        applyToDocument={viewMode !== 'docs'}
      >
        <MessagesProvider transform={globals.language === 'pseudo' ? pseudo : undefined}>
          <Story />
        </MessagesProvider>
      </ThemeProvider>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Introduction', 'Foundations', 'UI', 'Screens', 'Pages', 'Portal'] },
    },
  },
};

export default preview;
