import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/activity` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Activity/List',
  component: StoryPortal,
  args: { initialPath: '/activity' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** Area, person and order come with the address. */
export const FromAnAddress = meta.story({
  args: { initialPath: '/activity?area=impersonation,role&sort=at' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 - 5 of 5')).toBeVisible();
    const feed = within(canvas.getByRole('list', { name: 'Activity' }));
    const times = feed.getAllByRole('time').map((time) => time.getAttribute('datetime') ?? '');
    await expect(times).toEqual([...times].sort());
  },
});

/** Without the permission: the page names it. */
export const Forbidden = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Settings\.AuditLog/)).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activity yet.')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/activity' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Activity' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** The failed part is retried. */
export const FailedThenFine = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/activity' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The activity could not be loaded/)).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^1 - 20 of \d+$/)).toBeVisible();
  },
});
