import type { Canvas } from 'storybook/internal/csf';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock, storySandbox } from '../../support/sandbox';

const meta = preview.meta({
  title: 'Pages/Auth/Forgot password',
  component: StoryPortal,
  args: { initialPath: '/auth/forgot-password' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
});

const sentTo = (email: string) => `If there is an account for ${email}, a link is on its way.`;

async function ask(canvas: Canvas, email: string): Promise<HTMLElement> {
  await userEvent.type(await canvas.findByLabelText('E-mail'), email);
  const submit = canvas.getByRole('button', { name: 'Send link' });
  await userEvent.click(submit);
  return submit;
}

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send link' })).toBeVisible();
  },
});

/** The request goes out one second after the press: until then nothing was asked. */
export const Loading = meta.story({
  // What was pressed is sent all the same; it must not reach the next story.
  beforeEach: () => async () => {
    storyClock.advance(1);
    await waitFor(() => expect(storySandbox.outbox).toHaveLength(1));
  },
  play: async ({ canvas }) => {
    const submit = await ask(canvas, 'ada@plinth.example');
    storyClock.advance(999);
    await expect(submit).toHaveAttribute('data-pending');
    await expect(storySandbox.outbox).toHaveLength(0);
  },
});

/** The wait begins with the answer, counts down by the clock and ends in Resend. */
export const SentAndResent = meta.story({
  play: async ({ canvas }) => {
    const submit = await ask(canvas, 'ada@plinth.example');
    await userEvent.click(submit);
    storyClock.advance(1_000);
    await expect(await canvas.findByText(sentTo('ada@plinth.example'))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(submit).toHaveFocus();
    await expect(await canvas.findByText('Please wait 60 seconds before resend')).toBeVisible();
    await expect(storySandbox.outbox).toHaveLength(1);
    storyClock.advance(1_000);
    await expect(await canvas.findByText('Please wait 59 seconds before resend')).toBeVisible();
    storyClock.advance(58_500);
    await expect(await canvas.findByText('Please wait 1 seconds before resend')).toBeVisible();
    await userEvent.click(submit);
    storyClock.advance(500);
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }));
    storyClock.advance(1_000);
    await expect(await canvas.findByText('Please wait 60 seconds before resend')).toBeVisible();
    await expect(storySandbox.outbox).toHaveLength(2);
  },
});

/** Nobody learns from this page who has an account. */
export const UnknownEmail = meta.story({
  play: async ({ canvas }) => {
    await ask(canvas, 'nobody@plinth.example');
    storyClock.advance(1_000);
    await expect(await canvas.findByText(sentTo('nobody@plinth.example'))).toBeVisible();
    await expect(storySandbox.outbox).toHaveLength(0);
  },
});

/** The server's words, what was typed stays, and the wait begins all the same. */
export const Failed = meta.story({
  parameters: {
    faults: [
      {
        match: { path: '/app/login/generate-password-reset-token' },
        status: 400,
        body: '{"message":"The mailbox is closed today."}',
      },
    ],
  },
  play: async ({ canvas }) => {
    await ask(canvas, 'ada@plinth.example');
    storyClock.advance(1_000);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The mailbox is closed today.'),
    );
    await expect(canvas.getByText('Please wait 60 seconds before resend')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ada@plinth.example');
  },
});

export const ServerDown = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/login/generate-password-reset-token' }, cut: 'before' }],
  },
  play: async ({ canvas }) => {
    await ask(canvas, 'ada@plinth.example');
    storyClock.advance(1_000);
    await expect(
      await canvas.findByText('The link could not be sent. Please try again later.'),
    ).toBeVisible();
  },
});
