import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { NotificationBell } from '../../../src/components/notifications/NotificationBell';

const meta = preview.meta({
  title: 'Screens/Notifications/Bell',
  component: NotificationBell,
  args: { count: 3, severity: 'info', hasTask: false, onPress: fn(), onApproach: fn() },
});

export const Some = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(args.onApproach).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications: 3 new' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const None = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications' });
  },
});

export const Many = meta.story({
  args: { count: 1204 },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications: 1204 new' });
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});

export const Pulsing = meta.story({
  args: { isPulsing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You have 3 notifications');
  },
});

export const WithError = meta.story({
  args: { severity: 'error' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications: 3 new, with an error' });
  },
});

export const WithWarning = meta.story({
  args: { severity: 'warning' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications: 3 new, with a warning' });
  },
});

export const WithTask = meta.story({
  args: { hasTask: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications: 3 new, a task is running' });
  },
});

export const Everything = meta.story({
  args: { count: 140, severity: 'error', hasTask: true, isPulsing: true },
});
