import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { Play } from '../../support/play';
import { StoryPortal } from '../../support/StoryPortal';

/** The same page, looked at as somebody else: what the persona tool of the toolbar does. */
const meta = preview.meta({
  title: 'Pages/Shell/Personas',
  component: StoryPortal,
  args: { initialPath: '/dashboard' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedOut',
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
});

const seenAs =
  (name: string): Play =>
  async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(new RegExp(`, ${name}$`));
  };

export const Administrator = meta.story({
  globals: { persona: 'administrator' },
  play: seenAs('Ada'),
});

export const Reseller = meta.story({
  globals: { persona: 'reseller' },
  play: seenAs('Rosa'),
});

export const Customer = meta.story({
  globals: { persona: 'customer' },
  play: seenAs('Carl'),
});

export const Guest = meta.story({
  globals: { persona: 'guest' },
  play: seenAs('Nora'),
});

export const Impersonating = meta.story({
  globals: { persona: 'impersonating' },
  play: async (context) => {
    const { canvas } = context;
    const banner = await canvas.findByRole('region', { name: 'Impersonation' });
    await expect(banner).toHaveTextContent(/You are logged in as .*customer@plinth\.example/);
    await seenAs('Carl')(context);
  },
});

/** Nobody, though the scenario has the administrator signed in. */
export const Nobody = meta.story({
  globals: { persona: 'nobody' },
  parameters: { scenario: 'signedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});

/** The server stays the scenario's: the reseller sees its empty lists. */
export const SomebodyElse = meta.story({
  globals: { persona: 'reseller' },
  args: { initialPath: '/apps/user-management/users' },
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users yet')).toBeVisible();
  },
});
