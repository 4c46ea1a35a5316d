import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { Play } from '../../support/play';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock } from '../../support/sandbox';
import '../../../src/app/palette/PalettePart';
import '../../../src/app/palette/ShortcutsPart';

/** The palette over the portal: everything that its user can go to, find and do. */
const meta = preview.meta({
  title: 'Pages/Palette',
  component: StoryPortal,
  args: { initialPath: '/error/404' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
});

const open: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Search and commands' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Command palette' }));
  await expect(await dialog.findByRole('combobox')).toHaveFocus();
  await expect(await dialog.findByRole('option', { name: 'Invite...' })).toBeVisible();
};

/** Waits until something is shown; the clock of stories runs only when it is told to. */
async function found(role: string, name: string): Promise<void> {
  await waitFor(async () => {
    storyClock.advance(1_000);
    await expect(screen.getByRole(role, { name })).toBeVisible();
  });
}

/** An administrator's: pages, actions. */
export const Ready = meta.story({ play: open });

/** What is not allowed is there with its reason. */
export const NotAllowed = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search and commands' }));
    await expect(
      await screen.findByRole('option', { name: /You do not have permission to invite new users/ }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Records are searched from three letters on. */
export const Searched = meta.story({
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('halvorsen');
    await found('group', 'Customers');
  },
});

/** One server part that fails leaves the others alone. */
export const OneGroupFails = meta.story({
  parameters: { faults: [{ match: { path: '/app/orders' }, status: 503 }] },
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('halvorsen');
    await found('group', 'Customers');
    await found('option', 'Orders could not be searched. Try again.');
  },
});
