import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/apps/statements` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Billing/Statements',
  component: StoryPortal,
  args: { initialPath: '/apps/statements' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** One's own claims, as the dashboard leads to them. */
export const FromAnAddress = meta.story({
  args: { initialPath: '/apps/statements?state=issued&direction=receivable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 - 4 of 4')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'State: Issued' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Issued by: Plinth Cloud' })).toBeVisible();
  },
});

/** A customer's months. */
export const OfACustomer = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 - \d+ of \d+$/)).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The first statement comes on/)).toBeVisible();
  },
});

/** The failed list is retried on its own. */
export const FailedThenFine = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/statements' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The statements could not be loaded/)).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^1 - 10 of \d+$/)).toBeVisible();
  },
});

/** Without a role: not allowed, and no request is sent. */
export const Forbidden = meta.story({
  parameters: { scenario: 'noRoles' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/permission Billing\.Read/)).toBeVisible();
  },
});
