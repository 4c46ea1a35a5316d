// Without JSX, as in the other add-on.
import { createElement, type JSX } from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { addons, types, useGlobals, useGlobalTypes } from 'storybook/manager-api';
import { type ChangedSetting, changedSettings, type Setting, settingsOf } from './settings';

const ID = 'plinth/settings';

function Field({ setting, onChange }: { setting: Setting; onChange: (value: string) => void }) {
  const { title, items, value, description } = setting;
  return createElement(
    'label',
    {
      style: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, fontSize: 13 },
      title: description,
    },
    title,
    createElement(
      'select',
      {
        value,
        onChange: (event: { currentTarget: HTMLSelectElement }) =>
          onChange(event.currentTarget.value),
        style: {
          font: 'inherit',
          minWidth: 0,
          padding: '6px 8px',
          border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
          borderRadius: 8,
          background: 'transparent',
          color: 'inherit',
        },
      },
      ...items.map((item) =>
        createElement('option', { key: item.value, value: item.value }, item.title),
      ),
    ),
  );
}

function Tool() {
  const [globals, update] = useGlobals();
  const types = useGlobalTypes();
  const settings = settingsOf(types, globals);
  const chip = ({ name, title, shown, initial }: ChangedSetting) =>
    createElement(
      Button,
      {
        key: name,
        variant: 'outline',
        size: 'small',
        padding: 'small',
        ariaLabel: `${title}: ${shown}. Put back`,
        onClick: () => update({ [name]: initial }),
      },
      `${title}: ${shown} ×`,
    );
  const button: JSX.Element = createElement(
    Button,
    { variant: 'ghost', size: 'small', padding: 'small', ariaLabel: false },
    'Settings',
  );
  const popover = {
    ariaLabel: 'Settings of the story',
    padding: 16,
    popover: createElement(
      'div',
      {
        style: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 12,
          inlineSize: 260,
        },
      },
      ...settings.map((setting) =>
        createElement(Field, {
          key: setting.name,
          setting,
          onChange: (value: string) => update({ [setting.name]: value }),
        }),
      ),
    ),
    children: button,
  };
  return createElement(
    'div',
    { style: { display: 'flex', alignItems: 'center', gap: 6 } },
    createElement(PopoverProvider, popover),
    ...changedSettings(settings).map(chip),
  );
}

/** "Settings" in the toolbar, and beside it what is not at its default, a press from being so. */
export function addSettingsAddon(): void {
  addons.register(ID, () => {
    addons.add(`${ID}/tool`, {
      type: types.TOOL,
      title: 'Settings',
      match: ({ viewMode, tabId }) => (viewMode === 'story' || viewMode === 'docs') && !tabId,
      render: () => createElement(Tool),
    });
  });
}
