import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { InviteModal } from '../../../src/components/users/InviteModal';
import type { CompanyChoice } from '../../../src/contracts/users';
import type { Role } from '../../../src/domain/roles/role';
import { ready } from '../../support/reading';

const OWN = { id: 'customer-2', name: 'Nordlys Partner' };
const BERGEN = { id: 'customer-9', name: 'Bergen Kommune' };
const companies: CompanyChoice = {
  own: OWN,
  chosen: OWN,
  found: ready({
    companies: [
      { ...BERGEN, isClosed: false },
      { id: 'customer-28', name: 'Gent Textiel', isClosed: true },
      { id: 'customer-13', name: 'Polar Optics', isClosed: false },
    ],
    hasMore: true,
  }),
  searchText: '',
  onSearchTextChange: fn(),
  onChoose: fn(),
};
const role = (name: string): Role => ({ name, owner: 'System', permissions: [] });
const roles = ready([role('Guest'), role('Customer'), role('Marketplace Buyer')]);

const meta = preview.meta({
  title: 'Screens/Users/Invite',
  component: InviteModal,
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
  args: { isOpen: true, isPending: false, onInvite: fn(), onClose: fn() },
});

export const Closed = meta.story({ args: { isOpen: false } });

export const Empty = meta.story({
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Enter some email address')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(args.onInvite).not.toHaveBeenCalled();
    await userEvent.keyboard(' grace@northwind.example {Enter}');
    await expect(args.onInvite).toHaveBeenCalledWith({ email: 'grace@northwind.example' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const NotAnEmail = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('a@b.co,c@d.co{Enter}');
    await expect(await screen.findByText('Enter valid email address')).toBeVisible();
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('textbox');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { failure: { kind: 'refused' } },
  play: async () => {
    await expect(await screen.findByText('Something went wrong')).toBeVisible();
    await expect(
      screen.getByText('We are not able to create this user, please contact us for support'),
    ).toBeVisible();
  },
});

/** Viewers with customers can invite for them: the own company first, then the search results. */
export const ForACompany = meta.story({
  args: { companies },
  play: async ({ userEvent }) => {
    const trigger = await screen.findByRole('button', { name: 'Nordlys Partner For' });
    await userEvent.click(trigger);
    const search = await screen.findByRole('searchbox', { name: 'Search companies' });
    await waitFor(() => expect(search).toHaveFocus());
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options[0]).toContain('Nordlys Partner');
    await userEvent.keyboard('ber');
    await expect(companies.onSearchTextChange).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: /^Bergen Kommune/ }));
    await expect(companies.onChoose).toHaveBeenCalledWith(BERGEN);
  },
});

/** From a customer the company is fixed, and a role can be assigned. */
export const ToACustomer = meta.story({
  args: { company: BERGEN, roles },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText(/They get an e-mail .* and belong to Bergen Kommune\./),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Guest Initial role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Marketplace Buyer' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'liv@bergen.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(args.onInvite).toHaveBeenCalledWith({
      email: 'liv@bergen.example',
      role: 'Marketplace Buyer',
    });
  },
});

/** If the role is refused, the invitation stays: only the role is resent. */
export const RoleRefused = meta.story({
  args: {
    company: BERGEN,
    roles,
    invited: 'liv@bergen.example',
    failure: {
      kind: 'forbidden',
      serverMessage: 'This goes beyond your own rights.',
      permission: 'Order.Approve',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/is invited, but without the role/)).toBeVisible();
    await expect(screen.getByText('This goes beyond your own rights.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Assign role' })).toBeEnabled();
  },
});
