import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SignInScreen } from '../../../src/components/auth/SignInScreen';

const brandName = 'Northwind Cloud';
const email = 'maren.okafor@northwind.example';
const onSignOut = fn();

const meta = preview.meta({
  title: 'Screens/Auth/Sign in',
  component: SignInScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
  args: {
    login: { brandName, form: { isPending: false, failure: null, onSubmit: fn() } },
    step: { at: 'form' },
  },
});

export const Form = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Language' })).toBeNull();
  },
});

/** The password was right, and a code is required next. */
export const Code = meta.story({
  args: {
    step: {
      at: 'code',
      useScreen: () => ({
        brandName,
        signInHref: '/auth/login',
        status: 'ready',
        email,
        form: { isPending: false, failure: null, onSubmit: fn(), onBack: fn() },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('One-time code')).toBeVisible();
  },
});

/** No content behind the sign-in: the user's name, and a button to sign out. */
export const SignedIn = meta.story({
  args: { step: { at: 'signedIn', email, onSignOut } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }));
    await expect(onSignOut).toHaveBeenCalled();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
});

/** The content behind the sign-in replaces it. */
export const Behind = meta.story({
  args: { step: { at: 'signedIn', email, onSignOut }, children: <h1>A page of yours</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A page of yours' })).toBeVisible();
  },
});
