import type { Canvas } from 'storybook/internal/csf';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { lastMailedPath, mailedResetPath } from '../../support/reset-link';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

const meta = preview.meta({
  title: 'Pages/Auth/Reset password',
  component: StoryPortal,
  args: { initialPath: '' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
  beforeEach: async () => {
    await mailedResetPath('ada@plinth.example');
  },
  render: ({ initialPath }) => <StoryPortal initialPath={initialPath || lastMailedPath()} />,
});

const NEW_PASSWORD = 'Better-2026!';

async function choose(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('New password'), NEW_PASSWORD);
  await userEvent.type(canvas.getByLabelText('Confirm password'), `${NEW_PASSWORD}{Enter}`);
}

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For ada@plinth.example')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/login/reset-password' }, latencyMs: 5_000 }] },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(canvas.getByRole('button', { name: 'Set password' })).toHaveAttribute(
      'data-pending',
    );
  },
});

export const Done = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas);
    const heading = await canvas.findByRole('heading', { name: 'Your password is changed' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByLabelText('New password')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
});

/** Another user has used the link meanwhile. */
export const UsedLink = meta.story({
  play: async ({ canvas }) => {
    const token = storySandbox.outbox.at(-1)?.token;
    const body = JSON.stringify({ token, email: 'ada@plinth.example', newPassword: 'Other-2026!' });
    await storySandbox.fetch(
      new Request('https://console.test/app/login/reset-password', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      }),
    );
    await choose(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Your Link Is Broken, Please Try Again'),
    );
    await expect(canvas.getByLabelText('New password')).toHaveValue(NEW_PASSWORD);
  },
});

export const ServerDown = meta.story({
  parameters: { faults: [{ match: { path: '/app/login/reset-password' }, cut: 'before' }] },
  play: async ({ canvas }) => {
    await choose(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^Unable to connect to our servers/),
    );
    // The link may well be good.
    await expect(canvas.queryByRole('link', { name: 'Send a new link' })).toBeNull();
  },
});

export const BrokenLink = meta.story({
  args: { initialPath: '/auth/reset-password?passwordToken=&email=ada@plinth.example' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Send a new link' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Forgot your password?' }),
    ).toBeVisible();
  },
});
