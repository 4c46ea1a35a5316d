import type { StoryContext } from '@storybook/react-vite';

/** A step that the play functions of several stories share. */
export type Play = (context: Pick<StoryContext, 'canvas' | 'userEvent'>) => Promise<void>;
