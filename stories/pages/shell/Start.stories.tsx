import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { MemoryPlatform } from '../../../src/platform/memory-platform';
import { ADMIN_EMAIL } from '../../../src/sandbox/world/accounts';
import { HOME } from '../../support/home';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock } from '../../support/sandbox';

/** A browser that somebody was signed in with before. */
function signedInBefore({ storage }: MemoryPlatform): void {
  storage.auth.set({ email: ADMIN_EMAIL, expires: '' });
  storage.savedEmail.set(ADMIN_EMAIL);
}

/** What the first call, which checks the session, decides. */
const meta = preview.meta({
  title: 'Pages/Shell/Start',
  component: StoryPortal,
  args: { initialPath: '/dashboard', prepare: signedInBefore },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
});

/** 401: silently signed out, nothing of the user but the e-mail that they saved for the form. */
export const SessionOver = meta.story({
  parameters: { scenario: 'signedOut' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(ADMIN_EMAIL);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});

/** Any other failure signs out. */
export const CheckFailed = meta.story({
  parameters: { faults: [{ match: { path: '/app/login/validate-token' }, status: 400 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});

/** Without a network the start waits behind the banner, and tries again for ten seconds. */
export const WaitingForTheNetwork = meta.story({
  args: {
    prepare: (platform) => {
      signedInBefore(platform);
      platform.online.setOnline(false);
    },
  },
  parameters: { faults: [{ match: {}, cut: 'before' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("It looks like you're offline.")).toBeVisible();
  },
});

/** A session that ends during work leads to the sign-in, with the reason. */
export const SessionExpires = meta.story({
  parameters: { scenario: 'tokenExpiring' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: HOME });
    storyClock.advance(60_000);
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});
