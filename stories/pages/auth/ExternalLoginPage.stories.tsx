import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { HOME } from '../../support/home';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock } from '../../support/sandbox';
import { type ProviderReturn, returnFromGoogle } from '../../support/story-provider';

interface ReturnProps {
  /** What is chosen at the sandbox's provider. */
  choice: string;
  /** Another address than the one that the provider leads to. */
  path?: string;
  /** Another state than the one that the tab left with. */
  state?: string;
}

/** The portal of somebody who comes back from the sandbox's provider. */
function Return({ choice, path, state }: ReturnProps) {
  const [back, setBack] = useState<ProviderReturn | null>(null);
  useEffect(() => {
    void returnFromGoogle(choice).then(setBack);
  }, [choice]);
  if (!back) return null;
  return (
    <StoryPortal
      initialPath={path ?? back.path}
      prepare={({ storage }) => storage.externalState.set(state ?? back.state)}
    />
  );
}

const meta = preview.meta({
  title: 'Pages/Auth/External login',
  component: Return,
  args: { choice: 'Continue as ada@plinth.example' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
});

const FALLBACK =
  'Unable to login. Please try again later or contact support if the issue persists.';

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/login/external-login-res' }, latencyMs: 60_000 }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});

export const Redirecting = meta.story({
  parameters: { faults: [{ match: { path: '/app/users/me' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Redirecting...')).toBeVisible();
  },
});

export const ExchangeRefused = meta.story({
  args: { choice: 'Come back with a code that is refused' },
  play: async ({ canvas }) => {
    const text = 'This sign-in is no longer good. Please start again.';
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));
    await waitFor(() => {
      storyClock.advance(1_000);
      return expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    });
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));
  },
});

export const Cancelled = meta.story({
  args: { choice: 'Cancel' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(FALLBACK));
  },
});

export const StateOfAnotherBrowser = meta.story({
  args: { state: 'forged' },
  play: Cancelled.play,
});

export const UnknownProvider = meta.story({
  args: { path: '/external-login/GOOGLE?state=s&code=c' },
  play: Cancelled.play,
});

export const ProfileFailed = meta.story({
  parameters: { faults: [{ match: { path: '/app/users/me' }, status: 400, body: '<html>' }] },
  play: Cancelled.play,
});

/** Somebody whose names are missing fills them in first. */
export const ProfileToFillIn = meta.story({
  args: { choice: 'Continue as first-login@plinth.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toBeVisible();
  },
});

/** The provider knows who it is; the portal asks for its own code as well. */
export const SecondFactor = meta.story({
  args: { choice: 'Continue as two-factor@plinth.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/for two-factor@plinth\.example\.$/)).toBeVisible();
  },
});
