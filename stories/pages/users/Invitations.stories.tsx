import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';

/** Those who are invited and have not accepted yet, on the sandbox (contract §4.29). */
const meta = preview.meta({
  title: 'Pages/Users/Invitations',
  component: StoryPortal,
  args: { initialPath: '/apps/user-management/users?isInvited=true' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** One of two is withdrawn, and is gone from the list. */
export const Withdrawn = meta.story({
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Tomasz Żółć/ }));
    await expect(row.getByText('Invited')).toBeInTheDocument();
    await userEvent.click(row.getByRole('button', { name: /^Actions of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw invitation' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Withdraw the invitation?' }),
    );
    const confirm = dialog.getByRole('button', { name: 'Withdraw invitation' });
    await waitFor(async () => {
      // A click right after it opens is ignored (specification §2.4).
      if (confirm.isConnected) await userEvent.click(confirm);
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Tomasz Żółć/ })).toBeNull());
  },
});
