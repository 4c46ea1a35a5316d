import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { VAULT_MS } from '../../../src/hooks/auth/credentials-vault';
import { DEMO_RECOVERY_CODES } from '../../../src/sandbox/world/accounts';
import { HOME } from '../../support/home';
import { currentCode } from '../../support/one-time-code';
import type { Play } from '../../support/play';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock, storySandbox } from '../../support/sandbox';
import '../../../src/app/auth/TwoFactorWaysPage';

const meta = preview.meta({
  title: 'Pages/Auth/Two factor',
  component: StoryPortal,
  args: { initialPath: '/auth/login' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'twoFactor',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

const arrive: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@plinth.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'Plinth-2026!{Enter}');
  await expect(await canvas.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
};

export const Ready = meta.story({
  play: async (context) => {
    await arrive(context);
    await expect(context.canvas.getByText(/for ada@plinth\.example\.$/)).toBeVisible();
  },
});

export const Loading = meta.story({
  play: async (context) => {
    await arrive(context);
    // The clock of a story stands still, so that this answer never comes.
    storySandbox.faults.add({ match: { path: '/app/login' }, latencyMs: 1_000 });
    await userEvent.click(context.canvas.getByLabelText('One-time code'));
    await userEvent.paste(await currentCode());
    await expect(context.canvas.getByRole('button', { name: /^Verify/ })).toHaveAttribute(
      'data-pending',
    );
  },
});

export const WrongCode = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await arrive(context);
    await userEvent.click(canvas.getByLabelText('One-time code'));
    await userEvent.paste('000 000');
    await canvas.findByText('This code is not right, or no longer.');
    await expect(canvas.getByLabelText('One-time code')).toHaveValue('');
    await expect(canvas.getByLabelText('One-time code')).toHaveFocus();
    await userEvent.paste(await currentCode());
    await canvas.findByRole('heading', { level: 1, name: HOME });
  },
});

export const NoServerMessage = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await arrive(context);
    storySandbox.faults.add({ match: { path: '/app/login' }, status: 400, body: '{}' });
    await userEvent.type(canvas.getByLabelText('One-time code'), '123456{Enter}');
    await expect(await canvas.findByText('credentials are incorrect')).toBeVisible();
    storySandbox.faults.clear();
  },
});

const expectMissing: Play = async ({ canvas }) => {
  await canvas.findByText('Something went wrong');
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent('credentials are incorrect');
};

export const OpenedDirectly = meta.story({
  args: { initialPath: '/auth/2fa' },
  play: async (context) => {
    await expectMissing(context);
    await userEvent.click(context.canvas.getByRole('link', { name: 'Go to sign in' }));
    await context.canvas.findByRole('heading', { name: 'Sign in' });
  },
});

export const FiveMinutesLater = meta.story({
  play: async (context) => {
    await arrive(context);
    storyClock.advance(VAULT_MS);
    await expectMissing(context);
  },
});

export const Back = meta.story({
  play: async (context) => {
    await arrive(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Back' }));
    await context.canvas.findByRole('heading', { name: 'Sign in' });
  },
});

/** A recovery code signs in where the phone is missing, and the device is trusted from then on. */
export const RecoveryCode = meta.story({
  args: { settings: { signIn: { recoveryCodes: true, trustedDevices: true } } },
  play: async (context) => {
    const { canvas } = context;
    await arrive(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await canvas.findByRole('heading', { name: 'Enter a recovery code' });
    await userEvent.type(canvas.getByLabelText('Recovery code'), 'aaaaa-aaaaa{Enter}');
    await canvas.findByText('This recovery code is not right, or was used before.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the app’s code' }));
    // What was wrong with the one is no concern of the other.
    await expect(await canvas.findByLabelText('One-time code')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByLabelText('One-time code'), '000000{Enter}');
    await expect(await canvas.findByText('This code is not right, or no longer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByLabelText('Recovery code')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByLabelText('Do not ask on this device for 30 days'));
    const [code = ''] = DEMO_RECOVERY_CODES;
    await userEvent.type(canvas.getByLabelText('Recovery code'), `${code}{Enter}`);
    await canvas.findByRole('heading', { level: 1, name: HOME });
  },
});
