import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { HOME } from '../../support/home';
import { StoryPortal } from '../../support/StoryPortal';

/** `/dashboard` on the sandbox, for each level. */
const meta = preview.meta({
  title: 'Pages/Dashboard',
  component: StoryPortal,
  args: { initialPath: '/dashboard' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
});

/** The provider: numbers of all companies, two currencies of their own. */
export const Administrator = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
    const tile = await canvas.findByRole('link', { name: 'Renewals in 30 days 12' });
    await expect(tile).toHaveAttribute(
      'href',
      '/apps/subscriptions/all?view=attention&reason=renewing',
    );
    await expect(await canvas.findByRole('listbox', { name: /in CHF$/ })).toBeVisible();
    await expect(canvas.getByRole('listbox', { name: /in EUR$/ })).toBeVisible();
  },
});

/** A reseller sees in ten seconds what to do today. */
export const Reseller = meta.story({
  parameters: { scenario: 'reseller' },
  play: async ({ canvas }) => {
    const attention = await canvas.findByRole('region', { name: 'Needs attention' });
    const [first] = await within(attention).findAllByRole('link');
    await expect(first).toHaveAccessibleName(/^Keep or cancel: /);
    await expect(await canvas.findByRole('link', { name: /^Overdue \d+$/ })).toBeVisible();
  },
});

/** A customer: what they were sent last, their seats, renewals and orders; never a cost. */
export const Customer = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    const latest = await canvas.findByRole('region', { name: 'Latest statement' });
    await expect(await within(latest).findByRole('link', { name: /2026/ })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Spend by month' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Overdue/ })).toBeNull();
  },
});

/** Nobody gave them a role: no number, nothing asked, and who can change that. */
export const WithoutRole = meta.story({
  parameters: { scenario: 'noRoles' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing is open to your role yet' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'In numbers' })).toBeNull();
  },
});

/** An account with nothing yet begins with its first steps. */
export const NewAccount = meta.story({
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'First steps' })).toBeVisible();
    const first = canvas.getByRole('link', { name: 'Add your first customer' });
    await expect(first).toHaveAttribute('href', '/apps/customers/new');
  },
});

/** One call fails: the rest works, and Try again mends it. */
export const OnePartFails = meta.story({
  parameters: {
    faults: [
      {
        match: { path: '/app/dashboard/attention' },
        status: 400,
        body: { bad: 'htmlGateway' },
        times: 1,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const part = await canvas.findByRole('region', { name: 'Needs attention' });
    await expect(
      await within(part).findByText('What needs attention could not be loaded.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Failed orders 9$/ })).toBeVisible();
    await userEvent.click(within(part).getByRole('button', { name: 'Try again' }));
    await expect((await within(part).findAllByRole('link')).length).toBeGreaterThan(0);
    // The button went with the failure.
    await expect(within(part).getByRole('heading', { name: 'Needs attention' })).toHaveFocus();
  },
});
