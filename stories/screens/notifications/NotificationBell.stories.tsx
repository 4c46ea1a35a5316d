import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotificationBell } from '../../../src/components/notifications/NotificationBell';

const meta = {
  title: 'Screens/Notifications/Bell',
  component: NotificationBell,
  args: { count: 3, severity: 'info', hasTask: false, onPress: fn(), onApproach: fn() },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(args.onApproach).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications: 3 new' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications' });
  },
};

export const Many: Story = {
  args: { count: 1204 },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications: 1204 new' });
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const Pulsing: Story = {
  args: { isPulsing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You have 3 notifications');
  },
};

export const WithError: Story = {
  args: { severity: 'error' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications: 3 new, with an error' });
  },
};

export const WithWarning: Story = {
  args: { severity: 'warning' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications: 3 new, with a warning' });
  },
};

export const WithTask: Story = {
  args: { hasTask: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications: 3 new, a task is running' });
  },
};

export const Everything: Story = {
  args: { count: 140, severity: 'error', hasTask: true, isPulsing: true },
};
