import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CustomerTenants } from '../../../src/components/customers/CustomerTenants';
import type { TenantDialog } from '../../../src/contracts/customers';
import { refused } from '../../../src/domain/access';
import {
  asked,
  customerParts,
  emptyParts,
  halvorsen,
  NOW,
  tenant,
  tenants,
} from '../../support/customer-page';
import { failed, failure, ready } from '../../support/reading';

const actions = { onAdd: fn(), onShow: fn(), onResend: fn(), onRevoke: fn() };
const onTyped = fn();
const onSubmit = fn();
const onCopy = fn();
const onResend = fn();
const onConfirm = fn();
const retry = fn();

const add = {
  type: 'add',
  kind: 'new',
  vendors: ready([{ id: 'v-microsoft', name: 'Microsoft' }]),
  check: { status: 'none' },
  isPending: false,
  failure: null,
  onTyped,
  onSubmit,
  onClose: fn(),
} as const satisfies TenantDialog;

const link = {
  type: 'link',
  tenant: asked,
  isNew: true,
  isCopied: false,
  isCopyRefused: false,
  isPending: false,
  failure: null,
  onCopy,
  onResend,
  onClose: fn(),
} as const satisfies TenantDialog;

/** A customer's tenants at vendors: their links and actions (commerce §3). */
const meta = preview.meta({
  title: 'Screens/Customers/Tenants',
  component: CustomerTenants,
  args: {
    customer: halvorsen,
    parts: customerParts,
    vendors: new Map([['v-microsoft', 'Microsoft']]),
    now: NOW,
    tenants: { ...tenants, ...actions },
  },
});

const dialogStory = (dialog: TenantDialog) => ({
  args: { tenants: { ...tenants, dialog } },
});

/** Each link shows its expiry; a menu has the allowed actions. */
export const Listed = meta.story({
  play: async ({ canvas }) => {
    const row = within(
      canvas.getAllByRole('row', { name: /^halvorsen\.example/ })[0] as HTMLElement,
    );
    await expect(row.getAllByText('30 days left')[0]).toBeInTheDocument();
    await userEvent.click(row.getByRole('button', { name: /^Actions of/ }));
    const menu = within(await screen.findByRole('menu'));
    // A menu fades in.
    await waitFor(() =>
      expect(menu.getByRole('menuitem', { name: 'Send another link' })).toBeVisible(),
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Revoke' }));
    await expect(actions.onRevoke).toHaveBeenCalledWith(asked);
    await userEvent.click(canvas.getByRole('button', { name: 'New tenant' }));
    await expect(actions.onAdd).toHaveBeenCalledWith('new');
  },
});

/** Disabled actions name the permission. */
export const ReadOnly = meta.story({
  args: { tenants: { ...tenants, access: refused('noPermission', 'Customer.Edit') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New tenant' })).toHaveAccessibleDescription(
      'You need the permission Customer.Edit.',
    );
  },
});

export const NoneYet = meta.story({ args: { parts: emptyParts } });

/** Only small letters and digits; other characters are reported at the field. */
export const MakingOne = meta.story({
  ...dialogStory(add),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a tenant' }));
    const field = dialog.getByRole('textbox', { name: 'Domain prefix' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Ha');
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByText('Use 3 to 27 lowercase letters and digits')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, 'lv');
    await expect(onTyped).toHaveBeenLastCalledWith('halv', 'v-microsoft');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith('halv', 'v-microsoft');
  },
});

export const DomainFree = meta.story(
  dialogStory({
    ...add,
    check: { status: 'free', domain: 'halv.onmicrosoft.com' },
  }),
);

/** A taken domain is not sent. */
export const DomainTaken = meta.story({
  ...dialogStory({ ...add, check: { status: 'taken', domain: 'halv.onmicrosoft.com' } }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a tenant' }));
    await expect(
      dialog.getByRole('textbox', { name: 'Domain prefix' }),
    ).toHaveAccessibleDescription(/^halv\.onmicrosoft\.com is taken/);
    await expect(dialog.getByRole('button', { name: 'Create tenant' })).toHaveAccessibleDescription(
      'This domain is taken. Choose another one.',
    );
  },
});

export const LinkingOne = meta.story(
  dialogStory({
    ...add,
    kind: 'link',
    vendors: ready([
      { id: 'v-microsoft', name: 'Microsoft' },
      { id: 'v-other', name: 'Ombra Cloud' },
    ]),
    failure: failure('halv.example belongs to somebody else.'),
  }),
);

export const VendorsFailed = meta.story({
  ...dialogStory({ ...add, vendors: failed('', retry) }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a tenant' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** The link to copy, its expiry, and how to create another one. */
export const LinkToCopy = meta.story({
  ...dialogStory(link),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'halvorsen.example' }));
    await expect(dialog.getByRole('textbox', { name: 'Link for the customer' })).toHaveValue(
      'https://partner.example/link/9f2',
    );
    await expect(dialog.getByText('30 days left')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await expect(onCopy).toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Send another link' }));
    await expect(onResend).toHaveBeenCalled();
  },
});

/** Where a browser does not let it be copied, the link can still be selected. */
export const CopyRefused = meta.story(dialogStory({ ...link, isNew: false, isCopyRefused: true }));

export const Linked = meta.story(dialogStory({ ...link, tenant, isNew: false, onResend: null }));

/** The loss is shown before the action. */
export const Revoking = meta.story({
  ...dialogStory({
    type: 'revoke',
    tenant,
    isPending: false,
    failure: null,
    onConfirm,
    onClose: fn(),
  }),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/of Halvorsen AS can no longer be managed here/)).toBeVisible();
    dialog.getByRole('button', { name: 'Revoke' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalled();
  },
});
