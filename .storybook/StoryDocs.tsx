import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';
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
  const name = publishedNames.get(preparedMeta.component);
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
