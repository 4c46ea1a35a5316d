import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForbiddenState } from '../../src/components/ui/ForbiddenState';
import { PermissionHelpProvider } from '../../src/components/ui/PermissionHelpProvider';

/** Replaces what the viewer may not see, and names the permission. */
const meta = {
  title: 'UI/ForbiddenState',
  component: ForbiddenState,
  args: { area: 'Statements', permission: 'Billing.Read' },
} satisfies Meta<typeof ForbiddenState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The permission is missing. */
export const Default: Story = {};

/** Not for companies of this kind, whatever the permissions of their users. */
export const Level: Story = {
  args: { area: 'Customers', permission: 'Customer.Read', reason: 'customerType' },
};

/** Below a provider that knows the first page, it leads there. */
export const WithWayHome: Story = {
  decorators: [
    (Story) => (
      <PermissionHelpProvider>
        <Story />
      </PermissionHelpProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};
