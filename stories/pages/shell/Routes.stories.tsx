import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HOME } from '../../support/home';
import { StoryPortal } from '../../support/StoryPortal';

/** The page of each address, signed in and signed out. */
const meta = {
  title: 'Pages/Shell/Routes',
  component: StoryPortal,
  args: { initialPath: '/' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const headed =
  (name: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  };

export const Index: Story = { play: headed(HOME) };

export const SignedInAtTheSignIn: Story = {
  args: { initialPath: '/auth/login' },
  play: headed(HOME),
};

export const SignedOutAnywhere: Story = {
  args: { initialPath: '/apps/orders' },
  parameters: { scenario: 'signedOut' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

/** The detail of a role is nothing without the role that the list hands over. */
export const RoleWithoutState: Story = {
  args: { initialPath: '/apps/roles/view-role' },
  play: async (context) => {
    await headed('Roles')(context);
    await waitFor(() => expect(context.canvas.queryAllByText('Loading users')).toEqual([]));
  },
};

export const UnknownPath: Story = {
  args: { initialPath: '/no/such/page' },
  play: headed('Oops!'),
};

export const ErrorIndex: Story = {
  args: { initialPath: '/error' },
  play: headed('Oops!'),
};

export const SystemError: Story = {
  args: { initialPath: '/error/500' },
  play: headed('System Error'),
};
