import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { HOME } from '../support/home';
import { lastMailedPath } from '../support/reset-link';
import { StoryPortal } from '../support/StoryPortal';
import { storyClock } from '../support/sandbox';

/** The portal beside a mailbox, whose link opens the portal again as a mail program would. */
function PortalAndMailbox({ initialPath }: { initialPath: string }) {
  const [path, setPath] = useState(initialPath);
  return (
    <>
      <StoryPortal key={path} initialPath={path} />
      <button
        type="button"
        style={{ position: 'fixed', insetBlockEnd: 8, insetInlineEnd: 8 }}
        onClick={() => setPath(lastMailedPath())}
      >
        Open the mailed link
      </button>
    </>
  );
}

const meta = preview.meta({
  title: 'Portal/Forgot and reset',
  // A picture: an end-to-end test walks it.
  tags: ['!test'],
  component: PortalAndMailbox,
  args: { initialPath: '/auth/forgot-password' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
});

const NEW_PASSWORD = 'Better-2026!';

/** From the sign-in to the link in the mail. */
export const AskForALink = meta.story({
  play: async ({ canvas, step }) => {
    await step('ask for a link', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@plinth.example{Enter}');
      storyClock.advance(1_000);
      await canvas.findByText('Please wait 60 seconds before resend');
    });
  },
});

/** From the link to a sign-in with the new password. */
export const SetANewPassword = meta.story({
  play: async (context) => {
    await AskForALink.play?.(context);
    const { canvas, step } = context;
    await step('follow the link and set a new password', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the mailed link' }));
      await userEvent.type(await canvas.findByLabelText('New password'), NEW_PASSWORD);
      await userEvent.type(canvas.getByLabelText('Confirm password'), `${NEW_PASSWORD}{Enter}`);
      await canvas.findByRole('heading', { name: 'Your password is changed' });
    });
  },
});

export const SignInWithIt = meta.story({
  play: async (context) => {
    await SetANewPassword.play?.(context);
    const { canvas, step } = context;
    await step('sign in with it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@plinth.example');
      await userEvent.type(canvas.getByLabelText('Password'), `${NEW_PASSWORD}{Enter}`);
      await expect(await canvas.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
    });
  },
});
