import { type ReactNode, useEffect } from 'react';
import { addons } from 'storybook/preview-api';
import { CODE_EVENT, type StoryCodeEvent } from './events';

/** Tells the frame around a story what its code is, and again when an argument changes. */
export function TellCode({ storyId, code, children }: StoryCodeEvent & { children: ReactNode }) {
  useEffect(() => {
    addons.getChannel().emit(CODE_EVENT, { storyId, code } satisfies StoryCodeEvent);
  }, [storyId, code]);
  return children;
}
