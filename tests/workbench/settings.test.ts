import { expect, it } from 'vitest';
import { changedSettings, settingsOf } from '../../.storybook/settings/settings';

const types = {
  theme: { toolbar: {} },
  direction: {
    description: 'Reading direction',
    choice: {
      title: 'Direction',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
};

it('what is at its default is not in the toolbar', () => {
  const settings = settingsOf(types, { theme: 'dark', direction: 'ltr' });
  expect(settings.map(({ name }) => name)).toEqual(['direction']);
  expect(changedSettings(settings)).toEqual([]);
});

it('what was changed is, with what it was changed to', () => {
  const [changed] = changedSettings(settingsOf(types, { direction: 'rtl' }));
  expect(changed).toMatchObject({ title: 'Direction', shown: 'Right to left', initial: 'ltr' });
});
