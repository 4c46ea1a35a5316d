import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { storySentence } from '../stories/gallery/story-sentence';

/**
 * A story without a sentence of its own is described by the gallery's. Storybook has no enhancer of
 * descriptions: this one of argument types is given the story's parameters before anybody reads them.
 */
export const describedStories: ArgTypesEnhancer = ({ id, argTypes, parameters }) => {
  const story = parameters.docs?.description?.story ?? storySentence(id);
  parameters.docs = {
    ...parameters.docs,
    description: { ...parameters.docs?.description, story },
  };
  return argTypes;
};
