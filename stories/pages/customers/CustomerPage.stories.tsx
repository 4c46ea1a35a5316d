import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/apps/customers/:id` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Customers/Customer',
  component: StoryPortal,
  args: { initialPath: '/apps/customers/customer-5' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '820px' } },
  },
});

/** Who it is, what it pays and owes. */
export const Ready = meta.story({
  parameters: { scenario: 'reseller' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Fjordbakeriet' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Billing' })).toBeVisible();
    await expect(await canvas.findByText('5 live subscriptions')).toBeVisible();
  },
});

/** The tab, and where its list is, come with the address. */
export const FromAnAddress = meta.story({
  args: { initialPath: '/apps/customers/customer-5?tab=statements&state=draft' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('tab', { name: 'Statements', selected: true }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'State: Draft' })).toBeVisible();
  },
});

/** One's own company: seen by anybody, changed by the one that sells to it. */
export const OwnCompany = meta.story({
  args: { initialPath: '/apps/customers/customer-2' },
  parameters: { scenario: 'reseller' },
  play: async ({ canvas }) => {
    const suspend = await canvas.findByRole('button', { name: 'Suspend' });
    await expect(suspend).toHaveAccessibleDescription(/own company|Customer\.Edit/);
  },
});

/** Suspended, it cannot be bought for; resumed, it can. */
export const SuspendAndResume = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByRole('button', { name: 'Suspend' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('This customer is suspended')).toBeVisible();
    const buy = canvas.getByRole('button', { name: 'Buy for this customer' });
    await expect(buy).toHaveAccessibleDescription('It is suspended.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume' }));
    const again = within(await screen.findByRole('alertdialog'));
    again.getByRole('button', { name: 'Resume' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Suspend' })).toBeVisible();
  },
});

/** The cart is for this customer, and the marketplace has its prices. */
export const Buy = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy for this customer' }));
    // First the outline has the heading, then the page itself.
    await waitFor(
      () => expect(canvas.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible(),
      { timeout: 10_000 },
    );
    await waitFor(() => expect(canvas.getAllByText('Fjordbakeriet')[0]).toBeVisible());
  },
});

/** Of another company, or nonexistent. */
export const Missing = meta.story({
  args: { initialPath: '/apps/customers/nobody' },
  play: async ({ canvas }) => {
    const title = 'Customer not found';
    await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/customers/customer-5' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Loading' })).toBeVisible();
  },
});

/** A failed part is retried on its own. */
export const FailedThenFine = meta.story({
  args: { initialPath: '/apps/customers/customer-5?tab=orders' },
  parameters: {
    faults: [{ match: { path: '/app/orders' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The orders could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Fjordbakeriet' })).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('table', { name: 'Orders' })).toBeVisible();
  },
});

/** Without customers: the page names the requirement, and no request is sent. */
export const Forbidden = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Customers.';
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
  },
});
