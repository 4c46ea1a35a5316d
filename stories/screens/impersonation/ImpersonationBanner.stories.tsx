import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ImpersonationBanner } from '../../../src/components/impersonation/ImpersonationBanner';
import { AppShell } from '../../../src/components/shell/AppShell';
import { LongPage, shellArgs } from '../shell/support/shell-args';
import { grace, longPerson } from './support/people';

const meta = preview.meta({
  title: 'Screens/Impersonation/Banner',
  component: ImpersonationBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    user: grace,
    administrator: 'Maren Okafor',
    minutesLeft: 28,
    onExtend: fn(),
    onEnd: fn(),
  },
});

export const Normal = meta.story({
  play: async ({ args, canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Impersonation' });
    await expect(banner).toHaveAttribute('data-phase', 'normal');
    await expect(banner).toHaveTextContent(
      'You are logged in as Grace Hopper (grace.hopper@northwind.example)',
    );
    await expect(banner).toHaveTextContent('Your session will expire in 28 minutes');
    await expect(banner).toHaveTextContent('Administrator: Maren Okafor');
    await expect(canvas.queryByRole('button', { name: 'Extend' })).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'End Session' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

export const Warning = meta.story({
  args: { minutesLeft: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('data-phase', 'warning');
    await expect(canvas.queryByRole('button', { name: 'Extend' })).toBeNull();
  },
});

export const Critical = meta.story({
  args: { minutesLeft: 2 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('data-phase', 'critical');
    await userEvent.click(canvas.getByRole('button', { name: 'Extend' }));
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
});

export const LastMinute = meta.story({
  args: { minutesLeft: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your session will expire in 1 minute')).toBeVisible();
  },
});

export const Extending = meta.story({
  args: { minutesLeft: 2, isExtending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Extend/ }));
    await expect(args.onExtend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'End Session' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

export const WithoutNames = meta.story({
  args: { user: { email: 'grace.hopper@northwind.example' }, administrator: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(
      'You are logged in as grace.hopper@northwind.example',
    );
    await expect(canvas.queryByText(/Administrator/)).toBeNull();
  },
});

export const LongNames = meta.story({
  args: { user: longPerson, administrator: longPerson.name, minutesLeft: 2 },
});

/** Below the header, also on a scrolled page; it never covers the focus. */
export const InTheShell = meta.story({
  args: { minutesLeft: 2 },
  parameters: { docs: { story: { inline: false, iframeHeight: '620px' } } },
  render: (args) => (
    <AppShell {...shellArgs} banner={<ImpersonationBanner {...args} />}>
      <LongPage />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Impersonation' });
    canvas.getByRole('link', { name: 'Order 40' }).focus();
    const first = canvas.getByRole('link', { name: 'Order 12' });
    first.focus();
    first.scrollIntoView({ block: 'nearest' });
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      banner.getBoundingClientRect().bottom,
    );
  },
});
