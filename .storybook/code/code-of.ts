import { StoryPortal } from '../../stories/support/StoryPortal';
import { portalToCode } from './portal-to-code';
import { publishedNames } from './published';
import { type StorySource, storyToCode } from './story-to-code';

/** What stands where a story has nothing that could be copied. */
const NOTHING =
  '// This story is made for the workbench: nothing of it is published as it stands.\n';

/** What Storybook knows of a story, as far as its code depends on it. */
interface StoryOf extends Pick<StorySource, 'args'> {
  readonly component?: unknown;
  readonly originalStoryFn: StorySource['render'];
}

/** The code of a story with its arguments of the moment. */
export function codeOf(context: StoryOf): string {
  const { component, args, originalStoryFn } = context;
  if (component === StoryPortal) return portalToCode(args);
  return (
    storyToCode({ component, args, render: originalStoryFn, context }, publishedNames) ?? NOTHING
  );
}
