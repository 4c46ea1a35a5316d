import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StartImpersonationDialog } from '../../../src/components/impersonation/StartImpersonationDialog';
import { grace, longPerson } from './support/people';

const meta = preview.meta({
  title: 'Screens/Impersonation/Start dialog',
  component: StartImpersonationDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: '520px' } } },
  args: {
    isOpen: true,
    user: grace,
    state: { status: 'idle' },
    onStart: fn(),
    onClose: fn(),
  },
});

const start = { name: 'Start impersonation' };

export const Asking = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Impersonate Grace Hopper' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription(
      'You will act as grace.hopper@northwind.example.',
    );
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', start));
    await expect(args.onStart).toHaveBeenCalledWith('');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const WithReason = meta.story({
  args: { hasReason: true },
  play: async ({ args }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Reason (optional)' }),
      ' Ticket 4711 {Enter}',
    );
    await expect(args.onStart).toHaveBeenCalledWith('Ticket 4711');
  },
});

/** The server's error for the reason is shown at the field. */
export const ReasonRefused = meta.story({
  args: {
    hasReason: true,
    state: {
      status: 'failed',
      failure: { kind: 'refused', fields: [{ field: 'reason', text: 'Name a ticket.' }] },
    },
  },
  play: async () => {
    await expect(
      await screen.findByRole('textbox', { name: 'Reason (optional)' }),
    ).toHaveAccessibleDescription('Name a ticket.');
    await expect(screen.queryByText(/could not be started/)).toBeNull();
  },
});

export const Starting = meta.story({
  args: { state: { status: 'starting' }, hasReason: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Start impersonation/ }));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStart).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', failure: { kind: 'network' } } },
  play: async ({ args }) => {
    await screen.findByText('The session could not be started. Please try again later.');
    await userEvent.click(screen.getByRole('button', start));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const FailedByTheServer = meta.story({
  args: {
    state: {
      status: 'failed',
      failure: { kind: 'refused', serverMessage: 'Grace Hopper is not active.' },
    },
  },
  play: async () => {
    await expect(await screen.findByText('Grace Hopper is not active.')).toBeVisible();
  },
});

/** The browser blocked the tab; a link is offered. */
export const Blocked = meta.story({
  args: { state: { status: 'blocked', href: '/impersonate/4f1d' } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'The new tab did not open' });
    const link = screen.getByRole('link', { name: /^Open the session/ });
    await expect(link).toHaveAttribute('href', '/impersonate/4f1d');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toContain('noopener');
  },
});

export const LongName = meta.story({ args: { user: longPerson, hasReason: true } });
