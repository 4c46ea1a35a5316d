import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RegionSettings } from '../../../src/components/users/RegionSettings';

const meta = preview.meta({
  title: 'Screens/Users/Language and region',
  component: RegionSettings,
  args: {
    language: {
      current: 'en',
      offered: [
        { tag: 'en', name: 'English' },
        { tag: 'de', name: 'Deutsch' },
      ],
      onChange: fn(),
    },
    ways: {},
    timeZones: ['UTC', 'America/Argentina/Buenos_Aires', 'Asia/Tokyo', 'Europe/Zurich'],
    now: Date.parse('2026-03-01T11:30:00Z'),
    onTimeZoneChange: fn(),
    onDateStyleChange: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Time zone/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tokyo' }));
    await expect(args.onTimeZoneChange).toHaveBeenCalledWith('Asia/Tokyo');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Saved\. Times are shown/);
  },
});

/** A choice applies at once; each style shows the present time, and the zone its local time. */
export const Chosen = meta.story({
  args: { ways: { timeZone: 'Asia/Tokyo', dateStyle: 'iso' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^It is (20:30|8:30.PM) there\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Dates/ }));
    await expect(await screen.findByRole('option', { name: /2026-03-01 20:30/ })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /Language default/ }));
    await expect(args.onDateStyleChange).toHaveBeenCalledWith(undefined);
  },
});

/** A page with one language has no choice. */
export const OneLanguage = meta.story({ args: { language: undefined } });
