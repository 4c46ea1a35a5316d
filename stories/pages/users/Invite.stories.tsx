import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryInvite } from '../../support/StoryInvite';
import { storySandbox } from '../../support/sandbox';

const meta = preview.meta({
  title: 'Pages/Users/Invite',
  component: StoryInvite,
  parameters: { scenario: 'signedIn', docs: { story: { inline: false, iframeHeight: '480px' } } },
});

const EMAIL = 'grace.hopper@northwind.example';

/** By the keyboard alone, from the button and back to it. */
export const Done = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Invite somebody' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard(`${EMAIL}{Enter}`);
    await screen.findByText('user was created ,we sent him an email');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Failed = meta.story({
  parameters: { faults: [{ match: { path: '/app/users', method: 'POST' }, status: 500 }] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Invite somebody' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard(`${EMAIL}{Enter}`);
    await screen.findByText('We are not able to create this user, please contact us for support');
    await expect(screen.getByText('Something went wrong')).toBeVisible();
    await expect(screen.getByRole('textbox')).toHaveValue(EMAIL);
  },
});

export const FailedThenDone = Failed.extend({
  play: async (context) => {
    await Failed.play?.(context);
    storySandbox.faults.clear();
    await context.userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await screen.findByText('user was created ,we sent him an email');
    await waitFor(() => expect(screen.queryByText('Something went wrong')).toBeNull());
  },
});
