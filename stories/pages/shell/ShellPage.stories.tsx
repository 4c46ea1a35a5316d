import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { MemoryPlatform } from '../../../src/platform/memory-platform';
import { HOME } from '../../support/home';
import type { Play } from '../../support/play';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock } from '../../support/sandbox';

const meta = preview.meta({
  title: 'Pages/Shell',
  component: StoryPortal,
  args: { initialPath: '/dashboard' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
});

let platform: MemoryPlatform | undefined;

const ready: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
};

export const Ready = meta.story({
  play: async (context) => {
    await ready(context);
    // The end of a page shows when its content has come.
    const end = context.canvas.getByText('© 2026 Northwind Cloud');
    await waitFor(() => expect(end).toBeVisible());
    await expect(context.canvas.getByRole('link', { name: 'Contact' })).toBeVisible();
  },
});

export const Reseller = meta.story({ parameters: { scenario: 'reseller' }, play: ready });

export const WithoutRole = meta.story({ parameters: { scenario: 'noRoles' }, play: ready });

/** The session is still being checked: the frame in outline, nothing of the user. */
export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/users/me' }, latencyMs: 3_600_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Starting')).toBeInTheDocument();
  },
});

/** Offline: announced once, after two seconds. */
export const Offline = meta.story({
  args: {
    prepare: (made) => {
      platform = made;
    },
  },
  play: async (context) => {
    await ready(context);
    platform?.online.setOnline(false);
    await waitFor(() => expect(storyClock.pending).toBeGreaterThan(0));
    storyClock.advance(2_000);
    await expect(await context.canvas.findByText("It looks like you're offline.")).toBeVisible();
  },
});

/** The pages answer, the live connection does not come up. */
export const ServersUnreachable = meta.story({
  parameters: { faults: [{ match: { path: '/app/hubs/notifications/negotiate' }, status: 503 }] },
  play: async (context) => {
    await ready(context);
    await waitFor(async () => {
      storyClock.advance(2_000);
      await expect(context.canvas.getByText('Unable to connect to our servers.')).toBeVisible();
    });
  },
});
