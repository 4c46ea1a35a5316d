import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AccountDialog } from '../../../src/components/users/AccountDialog';
import { longUser, users } from '../../support/users';

const holdings = {
  roles: ['Billing Clerk'],
  waitingOrders: 2,
  openCartLines: 3,
  apiKeys: 0,
  invitationsSent: 1,
  devices: 2,
};
const [, maren = longUser] = users;

/** Asks why before a second factor is reset, or an account is switched off or on (workday §2). */
const meta = preview.meta({
  title: 'Screens/Users/Account',
  component: AccountDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: '520px' } } },
  args: {
    action: 'deactivate',
    user: maren,
    holdings: { status: 'ready', data: holdings, isStale: false },
    objection: null,
    isPending: false,
    failure: null,
    onConfirm: fn(),
    onClose: fn(),
  },
});

/** What the user leaves behind is shown above the reason, which is required. */
export const SwitchOff = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Switch off Maren Okafor?' });
    await expect(dialog).toHaveTextContent('2 orders wait for approval');
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
    await expect(screen.getByText('Enter a reason')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(reason, ' Left ');
    await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith('Left');
  },
});

/** What the person leaves behind is still being read. */
export const HoldingsLoading = meta.story({ args: { holdings: { status: 'loading' } } });

/** What the person leaves behind could not be read; the dialog says so. */
export const HoldingsFailed = meta.story({
  args: { holdings: { status: 'failed', failure: { kind: 'network' } } },
  play: async () => {
    const text = 'What they leave behind could not be loaded';
    await expect(await screen.findByText(text)).toBeVisible();
  },
});

/** A second factor is reset, with a reason. */
export const Reset = meta.story({ args: { action: 'resetSecondFactor', holdings: null } });

/** The reason may stay empty. */
export const SwitchOn = meta.story({
  args: { action: 'activate', holdings: null },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Switch on' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith('');
  },
});

/** The request is pending. */
export const Pending = meta.story({ args: { isPending: true } });

/** The server could not be reached: the dialog stays and says so. */
export const Failed = meta.story({ args: { failure: { kind: 'network' } } });

/** Nobody else could assign roles: the account stays on, and the dialog says why. */
export const LastAdministrator = meta.story({
  args: { objection: 'lastAdministrator' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'This is not possible' });
    await expect(dialog).toHaveTextContent('Nobody else can assign roles to Maren Okafor');
  },
});

/** A very long name breaks nothing. */
export const LongName = meta.story({ args: { user: longUser } });
