import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RecoveryCodeScreen } from '../../../src/components/auth/RecoveryCodeScreen';
import { TrustDevice } from '../../../src/components/auth/TrustDevice';
import { failure } from '../../support/reading';

const form = { isPending: false, failure: null, onSubmit: fn(), onBack: fn() };

const meta = preview.meta({
  title: 'Screens/Auth/Recovery code',
  component: RecoveryCodeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Northwind Cloud',
    email: 'tova@plinth.example',
    signInHref: '/auth/login',
    form,
  },
});

/** However it is typed, the server gets it as it was made. */
export const Empty = meta.story({
  args: { children: <TrustDevice isSelected={false} onChange={fn()} /> },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Recovery code');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Enter one of your recovery codes')).toBeVisible();
    await userEvent.type(field, ' K7M2P 9xq4t{Enter}');
    await expect(args.form.onSubmit).toHaveBeenCalledWith('k7m2p-9xq4t');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the app’s code' }));
    await expect(args.form.onBack).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  },
});

export const Refused = meta.story({
  args: {
    form: { ...form, failure: failure('This recovery code is not right, or was used before.') },
  },
});

export const Checking = meta.story({ args: { form: { ...form, isPending: true } } });
