import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ForbiddenState } from '../../src/components/ui/ForbiddenState';
import { PermissionHelpProvider } from '../../src/components/ui/PermissionHelpProvider';

/** Replaces what the viewer may not see, and names the permission. */
const meta = preview.meta({
  title: 'UI/ForbiddenState',
  component: ForbiddenState,
  args: { area: 'Statements', permission: 'Billing.Read' },
});

/** The permission is missing. */
export const Default = meta.story();

/** Not for companies of this kind, whatever the permissions of their users. */
export const Level = meta.story({
  args: { area: 'Customers', permission: 'Customer.Read', reason: 'customerType' },
});

/** Below a provider that knows the first page, it leads there. */
export const WithWayHome = meta.story({
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
});
