import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { type Args, definePreview, type ReactRenderer } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import type { DecoratorFunction } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { LinksProvider } from '../src/components/ui/LinksProvider';
import { MessagesProvider } from '../src/messages/messages';
import { ThemeProvider } from '../src/theme/ThemeProvider';
import { StoryLanguageContext, storyLanguage } from '../stories/support/languages';
import { StoryClock } from '../stories/support/StoryClock';
import { StoryServer } from '../stories/support/StoryServer';
import { STORY_LINKS } from '../stories/support/story-links';
import { StoryThemeContext } from '../stories/support/story-theme';
import { squeezedText } from '../tools/visual/squeezed-text';
import { addonSandbox, startWorker } from './addon-sandbox';
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

// A slow machine is no failure; what never comes still is.
configure({ asyncUtilTimeout: 10_000 });

/** A dialog that scrolls can be reached by keys when its size was observed, a frame later. */
async function dialogsObserved(): Promise<void> {
  if (!document.querySelector('dialog, [role=dialog], [role=alertdialog]')) return;
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Ends the translation of the story that runs. */
let translated = () => {};

const addons = [addonDocs(), addonA11y(), addonMsw(startWorker), addonSandbox()];
declare const typed: ReturnType<typeof definePreview<typeof addons>>;

/** `preview.meta` as Storybook types it, but that a literal among the arguments keeps its type. */
interface LiteralPreview {
  meta<
    TArgs extends Args,
    TDecorators extends DecoratorFunction<ReactRenderer>,
    const TMetaArgs extends Partial<TArgs>,
  >(
    meta: Parameters<typeof typed.meta<TArgs, TDecorators, TMetaArgs>>[0],
  ): ReturnType<typeof typed.meta<TArgs, TDecorators, TMetaArgs>>;
}

const preview: LiteralPreview = definePreview({
  addons,
  tags: ['autodocs'],
  argTypesEnhancers: [readableArgTypes, describedStories, inChromaticModes],
  initialGlobals,
  globalTypes,
  // Not by the import: pages of other tests show stories without it.
  async beforeAll() {
    await import('../src/app/portal.css');
    // A play function clicks sooner than any hand; the guard of alert dialogs has a test of its own.
    document.documentElement.style.setProperty('--alert-click-guard', '0s');
    quietFrame();
    wholePicture();
  },
  beforeEach() {
    translated = import.meta.env.STORYBOOK_TEST ? translatePage() : () => {};
  },
  async afterEach({ parameters }) {
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
      // Storybook reads it, but its types do not have it.
      ...{ components: { Story: DocsStory } },
      container: DocsPage,
      page: StoryDocs,
      source: {
        language: 'tsx',
        transform: (_code, context) => codeOf(context),
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
});

export default preview;
