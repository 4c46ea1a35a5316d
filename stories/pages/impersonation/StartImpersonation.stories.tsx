import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryStartImpersonation } from '../../support/StoryStartImpersonation';
import { storyClock, storySandbox } from '../../support/sandbox';

const meta = preview.meta({
  title: 'Pages/Impersonation/Start',
  component: StoryStartImpersonation,
  parameters: { scenario: 'signedIn', docs: { story: { inline: false, iframeHeight: '520px' } } },
  args: { newTab: 'opens' },
});

/** Opens the dialog and starts, by the keyboard alone; answers the button it was opened by. */
async function start(): Promise<HTMLElement> {
  const opener = screen.getByRole('button', { name: 'Impersonate' });
  await waitFor(() => expect(opener).toBeEnabled());
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Impersonate Grace Hopper' });
  await waitFor(() => expect(dialog).toHaveFocus());
  await userEvent.tab({ shift: true });
  await expect(screen.getByRole('button', { name: 'Start impersonation' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  return opener;
}

/** The new tab is there, and the dialog goes. */
export const Done = meta.story({
  play: async () => {
    const opener = await start();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** No tab has said a word in five seconds. */
export const Blocked = meta.story({
  args: { newTab: 'blocked' },
  play: async () => {
    await start();
    // The wait begins with the server's answer, which nothing on the page tells apart.
    await waitFor(() => {
      storyClock.advance(1_000);
      expect(screen.getByRole('dialog', { name: 'The new tab did not open' })).toBeVisible();
    });
    await expect(screen.getByRole('link', { name: /^Open the session/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/impersonate\/.+/),
    );
  },
});

export const Failed = meta.story({
  parameters: {
    faults: [
      {
        match: { path: '/app/impersonation', method: 'POST' },
        status: 502,
        body: { bad: 'htmlGateway' },
      },
    ],
  },
  play: async () => {
    await start();
    await screen.findByText('The session could not be started. Please try again later.');
    await expect(screen.getByRole('button', { name: 'Start impersonation' })).toBeEnabled();
  },
});

export const FailedThenDone = Failed.extend({
  play: async () => {
    await Failed.play();
    storySandbox.faults.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Start impersonation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
