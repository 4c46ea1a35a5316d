import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { PasskeyOptions } from '../../../src/domain/auth/passkey';
import { createMemoryPlatform } from '../../../src/platform/memory-platform';
import { createAuthenticator } from '../../../tools/conformance/authenticator';
import { HOME } from '../../support/home';
import { currentCode } from '../../support/one-time-code';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock } from '../../support/sandbox';
import '../../../src/app/auth/PasskeyEntry';

type Authenticator = ReturnType<typeof createAuthenticator>;

/** A browser whose authenticator has real keys, and nobody to touch it. */
function withAuthenticator(isUserVerified: boolean) {
  const authenticator = createAuthenticator({ origin: location.origin, isUserVerified });
  const { passkeys } = authenticator;
  const openTab = () => ({ ...createMemoryPlatform({ clock: storyClock }), passkeys });
  return { authenticator, openTab };
}

const verified = withAuthenticator(true);
const touched = withAuthenticator(false);
const empty = withAuthenticator(true);

const meta = preview.meta({
  title: 'Pages/Auth/Passkey',
  component: StoryPortal,
  args: { initialPath: '/auth/login', settings: { signIn: { passkeys: true } } },
  parameters: {
    layout: 'fullscreen',
    scenario: 'twoFactor',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** Adds a passkey of Ada's, as another page of this browser does. */
async function addPasskey({ make }: Authenticator): Promise<void> {
  let token = '';
  const call = async (path: string, body: object = {}) => {
    const headers = { 'Content-Type': 'application/json', 'X-Csrf-Token': token };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as PasskeyOptions;
  };
  const account = { email: 'ada@plinth.example', password: 'Plinth-2026!' };
  const session = await call('/app/login', { ...account, tfaCode: await currentCode() });
  token = String(session.csrfToken);
  const credential = await make(await call('/app/users/me/passkeys/options'));
  await call('/app/users/me/passkeys', { credential });
  await fetch('/app/login/logout');
}

/** All that a sign-in needs: no e-mail, no password and no code. */
export const SignIn = meta.story({
  args: { openTab: verified.openTab },
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('E-mail');
    await expect(email).toHaveAttribute('autocomplete', 'username webauthn');
    const button = await canvas.findByRole('button', { name: 'Sign in with a passkey' });
    await addPasskey(verified.authenticator);
    await userEvent.click(button);
    await canvas.findByRole('heading', { level: 1, name: HOME });
  },
});

/** The code is asked for after a passkey that has not verified who uses it. */
export const NotVerified = meta.story({
  args: { openTab: touched.openTab },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Sign in with a passkey' });
    await addPasskey(touched.authenticator);
    await userEvent.click(button);
    await canvas.findByRole('heading', { name: 'Enter your code' });
    await userEvent.click(canvas.getByLabelText('One-time code'));
    await userEvent.paste(await currentCode());
    await canvas.findByRole('heading', { level: 1, name: HOME });
  },
});

/** Closing the browser's dialog shows no error; the password still works. */
export const Cancelled = meta.story({
  args: { openTab: empty.openTab },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Sign in with a passkey' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    await expect(canvas.queryByText(/passkey was not accepted/)).toBeNull();
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ada@plinth.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Plinth-2026!{Enter}');
    await canvas.findByRole('heading', { name: 'Enter your code' });
  },
});
