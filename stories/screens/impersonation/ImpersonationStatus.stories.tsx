import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AppShell } from '../../../src/components/shell/AppShell';
import { storyClock } from '../../support/sandbox';
import { LongPage, shellArgs } from '../shell/support/shell-args';
import { RunningImpersonation } from './support/RunningImpersonation';

/**
 * A whole session: move the clock of the toolbar from 0 to 30 minutes, or let it run. The other tab
 * answers every extension with 30 minutes more.
 */
const meta = preview.meta({
  title: 'Screens/Impersonation/Session',
  component: RunningImpersonation,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '620px' } } },
  args: { onEnd: fn() },
  render: (args) => (
    <AppShell {...shellArgs} banner={<RunningImpersonation {...args} />}>
      <LongPage />
    </AppShell>
  ),
});

/** For the clock of the toolbar. */
export const ByTheClock = meta.story();

async function pass(minutes: number, seconds = 0): Promise<void> {
  storyClock.advance((minutes * 60 + seconds) * 1_000);
}
const phase = (name: string) =>
  waitFor(() =>
    expect(document.querySelector('[data-slot="impersonation-banner"]')).toHaveAttribute(
      'data-phase',
      name,
    ),
  );

/** From 30 to 0, with one extension, and without a mouse. */
export const FromStartToEnd = meta.story({
  play: async ({ args }) => {
    const page = screen.getByRole('link', { name: 'Order 1' });
    page.focus();
    await screen.findByText('Your session will expire in 30 minutes');
    await pass(24, 59);
    await screen.findByText('Your session will expire in 6 minutes');
    await phase('normal');
    await pass(0, 1);
    await phase('warning');
    await waitFor(() => expect(screen.getAllByText(/expire in 5 minutes$/)).toHaveLength(2));
    // Told at 5, 2 and 1 only: the second of the two stays at 5.
    await pass(1);
    await screen.findByText(/expire in 4 minutes$/);
    await expect(screen.getAllByText(/expire in 5 minutes$/)).toHaveLength(1);
    await pass(2);
    await phase('critical');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Impersonation Session Expiring Soon',
    });
    await waitFor(() => expect(dialog).toHaveFocus());

    // Put away, the banner keeps its buttons, and the focus is where it was.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(1);
    await waitFor(() => expect(screen.getAllByText(/expire in 1 minute$/)).toHaveLength(2));
    await expect(screen.queryByRole('alertdialog')).toBeNull();

    const extend = screen.getByRole('button', { name: 'Extend' });
    extend.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Session Extended Successfully!' });
    const goOn = screen.getByRole('button', { name: 'Continue Working' });
    await waitFor(() => expect(goOn).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await screen.findByText('Your session will expire in 31 minutes');
    await phase('normal');
    // The button that was pressed is gone with its phase; the focus is not lost with it.
    await expect(document.body).not.toHaveFocus();

    // The next period has its dialog again.
    await pass(29);
    const next = await screen.findByRole('alertdialog');
    await userEvent.click(within(next).getByRole('button', { name: 'End Session' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await pass(2);
    await screen.findByText("Impersonation ended. You've been signed out.");
  },
});
