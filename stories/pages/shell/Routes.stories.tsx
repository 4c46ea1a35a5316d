import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { HOME } from '../../support/home';
import type { Play } from '../../support/play';
import { StoryPortal } from '../../support/StoryPortal';

/** The page of each address, signed in and signed out. */
const meta = preview.meta({
  title: 'Pages/Shell/Routes',
  component: StoryPortal,
  args: { initialPath: '/' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
});

const headed =
  (name: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  };

export const Index = meta.story({ play: headed(HOME) });

export const SignedInAtTheSignIn = meta.story({
  args: { initialPath: '/auth/login' },
  play: headed(HOME),
});

export const SignedOutAnywhere = meta.story({
  args: { initialPath: '/apps/orders' },
  parameters: { scenario: 'signedOut' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});

/** The detail of a role is nothing without the role that the list hands over. */
export const RoleWithoutState = meta.story({
  args: { initialPath: '/apps/roles/view-role' },
  play: async (context) => {
    await headed('Roles')(context);
    await waitFor(() => expect(context.canvas.queryAllByText('Loading users')).toEqual([]));
  },
});

export const UnknownPath = meta.story({
  args: { initialPath: '/no/such/page' },
  play: headed('Oops!'),
});

export const ErrorIndex = meta.story({
  args: { initialPath: '/error' },
  play: headed('Oops!'),
});

export const SystemError = meta.story({
  args: { initialPath: '/error/500' },
  play: headed('System Error'),
});
