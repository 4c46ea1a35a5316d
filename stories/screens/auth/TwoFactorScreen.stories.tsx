import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TrustDevice } from '../../../src/components/auth/TrustDevice';
import { TwoFactorScreen } from '../../../src/components/auth/TwoFactorScreen';
import { UseRecoveryCode } from '../../../src/components/auth/UseRecoveryCode';
import type { TwoFactorScreenProps } from '../../../src/contracts/auth';
import type { Failure } from '../../../src/domain/failure';

const form = { isPending: false, failure: null, onSubmit: fn(), onBack: fn() };

const meta = preview.meta({
  title: 'Screens/Auth/Two factor',
  component: TwoFactorScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
  args: {
    brandName: 'Northwind Cloud',
    frame: {
      links: { terms: '/terms', plans: '/plans', contact: 'mailto:help@northwind.example' },
    },
    status: 'ready',
    email: 'maren.okafor@northwind.example',
    signInHref: '/auth/login',
    form,
  },
});

export const Ready = meta.story();

Ready.test('Back is emitted', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
  await expect(args.form.onBack).toHaveBeenCalledOnce();
});

Ready.test('Six typed digits wait for the button', async ({ args, canvas }) => {
  await userEvent.type(canvas.getByLabelText('One-time code'), '123456');
  await expect(args.form.onSubmit).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
  await expect(args.form.onSubmit).toHaveBeenCalledOnce();
  await expect(args.form.onSubmit).toHaveBeenCalledWith('123456');
});

Ready.test('Six pasted digits are sent at once', async ({ args, canvas }) => {
  const code = canvas.getByLabelText('One-time code');
  await userEvent.click(code);
  await userEvent.paste('123 45');
  await expect(args.form.onSubmit).not.toHaveBeenCalled();
  await userEvent.paste('123-456');
  await expect(args.form.onSubmit).toHaveBeenCalledOnce();
  await expect(args.form.onSubmit).toHaveBeenCalledWith('123456');
});

/** Optional content above and below the button. */
export const MoreWays = meta.story({
  args: {
    children: <TrustDevice isSelected={false} onChange={fn()} />,
    footer: <UseRecoveryCode onPress={fn()} />,
  },
});

/** The server names a contact for users without phone and codes (workday §9.9). */
export const NoCodesLeft = meta.story({
  args: {
    form: {
      ...form,
      help: 'Ask Inés Álvarez (ines.alvarez@northwind.example) to reset your sign-in.',
    },
    footer: <UseRecoveryCode onPress={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No codes left?')).toBeVisible();
  },
});

export const Incomplete = meta.story({
  play: async ({ args, canvas }) => {
    const code = canvas.getByLabelText('One-time code');
    await userEvent.type(code, '1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(code).toHaveAccessibleDescription('Enter all six digits');
    await expect(code).toHaveFocus();
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { form: { ...form, isPending: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('One-time code'));
    await userEvent.paste('123456');
    await userEvent.keyboard('{Enter}');
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { form: { ...form, failure: { kind: 'refused' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('credentials are incorrect');
  },
});

/** A caller that refuses every code at once. */
function Refusing(props: TwoFactorScreenProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  return (
    <TwoFactorScreen
      {...props}
      form={{
        ...props.form,
        isPending,
        failure,
        onSubmit: (code) => {
          props.form.onSubmit(code);
          setPending(true);
          setFailure(null);
          queueMicrotask(() => {
            setPending(false);
            setFailure({ kind: 'refused' });
          });
        },
      }}
    />
  );
}

export const FiveFastFailures = meta.story({
  render: (args) => <Refusing {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('One-time code'));
    for (let tries = 1; tries <= 5; tries += 1) {
      await userEvent.paste(`00000${tries}`);
      await expect(args.form.onSubmit).toHaveBeenCalledTimes(tries);
      await expect(canvas.getByLabelText('One-time code')).toHaveValue('');
      await expect(canvas.getByLabelText('One-time code')).toHaveFocus();
    }
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getAllByText('credentials are incorrect')).toHaveLength(1);
  },
});

export const Missing = meta.story({
  args: { status: 'missing', email: '' },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Something went wrong');
    await expect(alert).toHaveTextContent('credentials are incorrect');
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
    await expect(canvas.queryByLabelText('One-time code')).toBeNull();
  },
});

export const LongEmail = meta.story({
  args: { email: `${'maren.okafor.'.repeat(12)}of@${'northwind.'.repeat(8)}example` },
});
