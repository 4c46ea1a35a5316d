import {
  Controls,
  Description,
  Primary,
  Stories,
  Story,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTheme } from 'storybook/theming';
import { StoryFrame } from '../stories/gallery/StoryFrame';
import { publishedNames } from './code/published';
import { WorkbenchTheme } from './WorkbenchTheme';
import './docs.css';

// The sources of every component come with it.
const LoadedFacts = lazy(async () => ({
  default: (await import('./facts/LoadedFacts')).LoadedFacts,
}));

/** What is true of the screen that a docs page is about; nothing where it is a widget or a page. */
function Facts() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = publishedNames.get(preparedMeta.component)?.name;
  if (!name || !preparedMeta.title.startsWith('Screens/')) return null;
  return (
    <Unstyled>
      <WorkbenchTheme>
        <Suspense>
          <LoadedFacts name={name} />
        </Suspense>
      </WorkbenchTheme>
    </Unstyled>
  );
}

/** Width of the window that a whole page is shown in, in CSS pixels. */
const PAGE_WIDTH = 1280;

/** A story of a docs page. One that needs a window of its own stands still until it is run. */
export function DocsStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const theme = useTheme().base === 'dark' ? 'dark' : 'light';
  const { inline = true, iframeHeight } = story.parameters.docs?.story ?? {};
  if (inline) return <Story {...props} />;
  return (
    <Unstyled>
      <WorkbenchTheme>
        <StoryFrame
          storyId={story.id}
          label={story.name}
          theme={theme}
          size={{ width: PAGE_WIDTH, height: Number.parseInt(iframeHeight, 10) }}
          wakes
        />
      </WorkbenchTheme>
    </Unstyled>
  );
}

/** The docs page of a component: how it looks, its props, its facts, its states. */
export function StoryDocs() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Facts />
      <Stories />
    </>
  );
}
