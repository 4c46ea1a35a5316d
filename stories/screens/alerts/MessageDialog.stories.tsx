import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MessageDialog } from '../../../src/components/alerts/MessageDialog';

const meta = preview.meta({
  title: 'Screens/Alerts/Dialog',
  component: MessageDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
  args: {
    id: 'one',
    message: {
      type: 'warning',
      title: 'Leave without saving?',
      text: 'What you changed in this role is lost.',
      confirmBtnText: 'Leave',
      showCancel: true,
    },
    onConfirm: fn(),
    onClose: fn(),
  },
});

export const Warning = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

/** Without Cancel the focus starts on the one button there is. */
export const Information = meta.story({
  args: {
    message: {
      type: 'info',
      title: 'Your plan changes on 1 April',
      text: 'Prices stay the same until then.',
      isModal: true,
    },
  },
  play: async () => {
    await screen.findByRole('alertdialog');
    await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
});

const consent = {
  type: 'danger',
  title: 'Delete the user maren.okafor@northwind.example?',
  text: 'Their orders stay. This cannot be undone.',
  confirmBtnText: 'Delete user',
  needConsent: true,
  showCancel: true,
} as const;

export const Consent = meta.story({ args: { message: consent } });

export const Running = meta.story({
  args: { message: consent, isPending: true },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Loading......' });
    confirm.focus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** What the server says is text, whatever it looks like. */
export const Failed = meta.story({
  args: {
    message: consent,
    failure: {
      kind: 'refused',
      serverMessage: '<img src=x onerror="alert(1)"> The user owns a role.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/<img src=x/)).toBeVisible();
    await expect(document.querySelector('img')).toBeNull();
  },
});

export const Input = meta.story({
  args: {
    message: { ...consent, needConsent: false, title: 'Why is this user deleted?' },
    input: { label: 'Reason' },
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Please enter a response!')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('Left the company{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('Left the company');
  },
});

export const EmailInput = meta.story({
  args: {
    message: {
      type: 'info',
      title: 'Where to?',
      text: 'The report is sent once.',
      showCancel: true,
    },
    input: { type: 'email', initialValue: 'maren.okafor' },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByLabelText('E-mail')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Please enter a valid email!')).toBeVisible();
  },
});

const long = 'an-address-without-an-end.'.repeat(8);

export const LongTexts = meta.story({
  args: { message: { ...consent, title: `Delete ${long}?`, text: `${long}\n${long}` } },
});
