import type { Preview, ReactRenderer, StoryContext } from '@storybook/react-vite';
import { http, ws } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { LinksProvider } from '../src/components/ui/LinksProvider';
import { MessagesProvider } from '../src/messages/messages';
import { FAULTS, type FaultName } from '../src/sandbox/faults/named-faults';
import { sandboxHandlers } from '../src/sandbox/msw/handlers';
import type { Sandbox } from '../src/sandbox/sandbox';
import { ThemeProvider } from '../src/theme/ThemeProvider';
import { createCallGuard } from '../stories/support/call-guard';
import { StoryLanguageContext, storyLanguage } from '../stories/support/languages';
import { visitorOf } from '../stories/support/personas';
import { StoryClock } from '../stories/support/StoryClock';
import { StoryServer } from '../stories/support/StoryServer';
import { STORY_NOW, storyClock, storySandbox } from '../stories/support/sandbox';
import { STORY_LINKS } from '../stories/support/story-links';
import { StoryThemeContext } from '../stories/support/story-theme';
import { squeezedText } from '../tools/visual/squeezed-text';
import { readableArgTypes } from './arg-types';
import { inChromaticModes } from './chromatic-modes';
import { codeOf } from './code/code-of';
import { TellCode } from './code/TellCode';
import { DocsPage } from './DocsPage';
import { checkOtherTheme } from './other-theme';
import { quietFrame } from './quiet-frame';
import { DocsStory, StoryDocs } from './StoryDocs';
import { describedStories } from './story-sentence';
import { globalTypes, initialGlobals, viewports } from './toolbars';
import { translatePage } from './translator';
import { wholePicture } from './whole-picture';
import '../src/app/portal.css';

// A play function clicks sooner than any hand; the guard of alert dialogs has a test of its own.
document.documentElement.style.setProperty('--alert-click-guard', '0s');

quietFrame();
wholePicture();

// A slow machine is no failure; what never comes still is.
configure({ asyncUtilTimeout: 10_000 });

const callGuard = createCallGuard(location.origin);

/** The sandbox of the stories, whose answers the guard looks at before a story can end. */
const guardedSandbox: Sandbox = Object.assign(Object.create(storySandbox), {
  async fetch(request: Request) {
    const response = await storySandbox.fetch(request);
    await callGuard.answered(request, response.clone());
    return response;
  },
});

/** One worker for all stories; the sandbox behind it is put back before each. */
async function startWorker() {
  // Given here they outlive the reset of handlers that comes with every render of a story.
  const worker = setupWorker(...sandboxHandlers(guardedSandbox, { http, ws }));
  await worker.start({
    quiet: true,
    onUnhandledRequest: (request) => callGuard.unhandled(request),
    // A built workbench may stand under a path.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  return worker;
}

/** A dialog that scrolls can be reached by keys when its size was observed, a frame later. */
async function dialogsObserved(): Promise<void> {
  if (!document.querySelector('dialog, [role=dialog], [role=alertdialog]')) return;
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Ends the translation of the story that runs. */
let translated = () => {};

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [readableArgTypes, describedStories, inChromaticModes],
  initialGlobals,
  globalTypes,
  loaders: [mswLoader(startWorker)],
  beforeEach({ parameters, globals }) {
    // A new state for each story: what one does never reaches the next.
    storyClock.set(STORY_NOW);
    storySandbox.useScenario(
      globals.scenario === 'story' ? (parameters.scenario ?? 'signedOut') : globals.scenario,
      visitorOf(globals.persona),
    );
    for (const fault of parameters.faults ?? []) storySandbox.faults.add(fault);
    if (globals.fault !== 'none') {
      storySandbox.faults.add({ match: {}, ...FAULTS[globals.fault as FaultName] });
    }
    localStorage.clear();
    sessionStorage.clear();
    callGuard.reset();
    translated = import.meta.env.STORYBOOK_TEST ? translatePage() : () => {};
  },
  async afterEach({ parameters }) {
    callGuard.check();
    translated();
    await dialogsObserved();
    const squeezed = import.meta.env.STORYBOOK_TEST ? squeezedText() : null;
    if (squeezed !== null) throw new Error(`There is no room for “${squeezed}”.`);
    if (import.meta.env.STORYBOOK_COLORS) await checkOtherTheme(parameters.a11y?.options);
  },
  decorators: [
    (Story, context) =>
      context.viewMode === 'story' ? (
        <TellCode storyId={context.id} code={codeOf(context)}>
          <Story />
        </TellCode>
      ) : (
        <Story />
      ),
    (Story, { globals, id, parameters, viewMode }) => {
      const language = storyLanguage(globals.language);
      return (
        <ThemeProvider
          colorScheme={globals.theme}
          // A language that is read from the right turns the page, whatever the direction's tool says.
          dir={language.dir === 'rtl' ? 'rtl' : globals.direction}
          locale={language.locale}
          // On a docs page many stories share one document.
          applyToDocument={viewMode !== 'docs'}
        >
          <MessagesProvider locale={language.locale} messages={language.messages}>
            <StoryLanguageContext.Provider value={language}>
              <StoryClock at={globals.clock}>
                <StoryServer
                  storyId={id}
                  server={`${globals.scenario} ${globals.persona} ${globals.fault}`}
                >
                  <StoryThemeContext.Provider value={globals.theme}>
                    <LinksProvider links={parameters.links ?? STORY_LINKS}>
                      <Story />
                    </LinksProvider>
                  </StoryThemeContext.Provider>
                </StoryServer>
              </StoryClock>
            </StoryLanguageContext.Provider>
          </MessagesProvider>
        </ThemeProvider>
      );
    },
  ],
  parameters: {
    a11y: {
      test: 'error',
      // A test asks for nothing else; the panel of the workbench also shows what axe is content with.
      ...(import.meta.env.STORYBOOK_TEST && {
        options: {
          resultTypes: ['violations'],
          // A third of the time of axe. The tokens are proven to be readable on each other.
          rules: { 'color-contrast': { enabled: Boolean(import.meta.env.STORYBOOK_COLORS) } },
        },
      }),
    },
    controls: { expanded: true },
    docs: {
      components: { Story: DocsStory },
      container: DocsPage,
      page: StoryDocs,
      source: {
        language: 'tsx',
        transform: (_code: string, context: StoryContext<ReactRenderer>) => codeOf(context),
      },
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Gallery',
          'Foundations',
          'Brand studio',
          'UI',
          'Shared',
          'Screens',
          'Pages',
          'Portal',
          'Examples',
        ],
      },
    },
  },
};

export default preview;
