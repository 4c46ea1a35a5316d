import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/apps/statements` on the sandbox. */
const meta = {
  title: 'Pages/Billing/Statements',
  component: StoryPortal,
  args: { initialPath: '/apps/statements' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: 720 } },
  },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One's own claims, as the dashboard leads to them. */
export const FromAnAddress: Story = {
  args: { initialPath: '/apps/statements?state=issued&direction=receivable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 - 4 of 4')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'State: Issued' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Issued by: Plinth Cloud' })).toBeVisible();
  },
};

/** A customer's months. */
export const OfACustomer: Story = {
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 - \d+ of \d+$/)).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The first statement comes on/)).toBeVisible();
  },
};

/** The failed list is retried on its own. */
export const FailedThenFine: Story = {
  parameters: {
    faults: [{ match: { path: '/app/statements' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The statements could not be loaded/)).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^1 - 10 of \d+$/)).toBeVisible();
  },
};

/** Without a role: not allowed, and no request is sent. */
export const Forbidden: Story = {
  parameters: { scenario: 'noRoles' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/permission Billing\.Read/)).toBeVisible();
  },
};
