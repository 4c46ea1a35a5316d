import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { chromaticModes } from '../tools/visual/modes';

/**
 * The modes in which Chromatic photographs a story, and what the story says of them. By its title, so
 * here, where the story's parameters are at hand before anybody reads them (see `describedStories`).
 */
export const inChromaticModes: ArgTypesEnhancer = ({ title, argTypes, parameters }) => {
  const own = parameters.chromatic?.modes;
  const modes = chromaticModes(title);
  for (const name of Object.keys(own ?? {})) modes[name] = { ...modes[name], ...own[name] };
  parameters.chromatic = { ...parameters.chromatic, modes };
  return argTypes;
};
