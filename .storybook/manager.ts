import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { addCodeAddon } from './code/code-addon';
import { LOOKS, lookOf } from './look';
import { addPicturesAddon } from './pictures/pictures-addon';
import { addSettingsAddon } from './settings/settings-addon';

addons.setConfig({ theme: LOOKS.light });

// One tool turns all of it: a dark story in a light frame cannot be judged.
addons.register('plinth/look', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: lookOf(globals.theme) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

addSettingsAddon();
addCodeAddon();
addPicturesAddon();
