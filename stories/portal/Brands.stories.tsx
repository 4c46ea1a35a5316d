import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { hearth, hearthPanel, vector, vectorPanel } from '../support/brands';
import { HOME } from '../support/home';
import type { Play } from '../support/play';
import { StoryPortal } from '../support/StoryPortal';
import { viewSupportDesk } from '../support/view-role';

/**
 * The same portal under two names. **Hearth** is a house for small businesses: clay, cream greys,
 * round corners, serif titles, room to breathe. **Vector** sells to engineers: signal green on
 * graphite, hardly a corner, monospaced titles, everything close. Nothing differs but `brand` in the
 * settings of the page.
 */
const meta = preview.meta({
  title: 'Portal/Brands',
  component: StoryPortal,
  args: { initialPath: '/dashboard', initialState: viewSupportDesk, brand: hearth },
  // The theme's tool chooses what a visitor would with the switch in the header.
  render: (args, { globals }) => (
    <StoryPortal
      {...args}
      key={globals.theme}
      prepare={({ storage }) => storage.theme.set(globals.theme)}
    />
  ),
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

const roles = '/apps/user-management/roles';
const users = '/apps/user-management/users';
const profile = `${users}/edit/ada%40plinth.example`;
const role = '/apps/roles/view-role';

const heading =
  (name: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  };

const signIn = meta.story({
  parameters: { scenario: 'signedOut' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
    // The panel is dark in both themes, and so is the mark on it.
    await expect(await canvas.findByText(args.settings?.panel?.title ?? '')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-slot="auth-panel"] img')).toHaveAttribute(
      'src',
      args.brand?.mark?.dark,
    );
  },
});

const notifications: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
  await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
};

const createRole: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Create New Role/ }));
  await expect(await screen.findByRole('dialog', { name: 'Create Role' })).toBeVisible();
};

export const HearthSignIn = signIn.extend({
  args: { initialPath: '/auth/login', settings: { panel: hearthPanel } },
});
export const HearthHome = meta.story({ play: heading(HOME) });
export const HearthRoles = meta.story({ args: { initialPath: roles }, play: heading('Roles') });
export const HearthRole = meta.story({
  args: { initialPath: role },
  play: heading('Support Desk'),
});
export const HearthUsers = meta.story({ args: { initialPath: users }, play: heading('Users') });
export const HearthProfile = meta.story({ args: { initialPath: profile } });
export const HearthNotifications = meta.story({ play: notifications });
export const HearthDialog = meta.story({ args: { initialPath: roles }, play: createRole });

export const VectorSignIn = signIn.extend({
  args: { initialPath: '/auth/login', brand: vector, settings: { panel: vectorPanel } },
});
export const VectorHome = meta.story({ args: { brand: vector }, play: heading(HOME) });
export const VectorRoles = meta.story({
  args: { initialPath: roles, brand: vector },
  play: heading('Roles'),
});
export const VectorRole = meta.story({
  args: { initialPath: role, brand: vector },
  play: heading('Support Desk'),
});
export const VectorUsers = meta.story({
  args: { initialPath: users, brand: vector },
  play: heading('Users'),
});
export const VectorProfile = meta.story({ args: { initialPath: profile, brand: vector } });
export const VectorNotifications = meta.story({ args: { brand: vector }, play: notifications });
export const VectorDialog = meta.story({
  args: { initialPath: roles, brand: vector },
  play: createRole,
});
