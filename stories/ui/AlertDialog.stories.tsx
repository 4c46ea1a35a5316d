import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { AlertDialog, type AlertDialogProps } from '../../src/components/ui/AlertDialog';
import { Button } from '../../src/components/ui/Button';

function Opener(props: AlertDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <div style={{ minBlockSize: 400 }}>
      <Button variant="danger" onPress={() => setOpen(true)}>
        Delete Role
      </Button>
      <AlertDialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'UI/AlertDialog',
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
  args: {
    isOpen: true,
    tone: 'danger',
    title: 'Delete the role “Support”?',
    text: 'Its 12 users will become Guests with limited access. This cannot be undone.',
    confirmText: 'Delete role',
    onConfirm: fn(),
    onClose: fn(),
  },
  render: (args) => <Opener {...args} />,
});

/** Closed, with the button that opens it. */
export const Closed = meta.story({ args: { isOpen: false } });

/** The focus starts on Cancel; Escape cancels, and the focus goes back. */
export const Danger = meta.story({
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Role' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: /^Delete the role/ });
    await expect(dialog).toHaveAccessibleDescription(/12 users will become Guests/);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});

/** Before something that can be undone. */
export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Leave without saving?',
    text: 'What you changed in this role is lost.',
    confirmText: 'Leave',
    cancelText: 'Stay here',
  },
});

/** Only something to take note of. Escape closes it too. */
export const WithoutCancel = meta.story({
  args: {
    tone: 'info',
    title: 'Check your inbox',
    text: 'We sent you an e-mail with a link.',
    confirmText: undefined,
    showCancel: false,
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'OK' })).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
});

/** Something worked, and has to be seen. */
export const Success = meta.story({
  args: {
    tone: 'success',
    title: 'Password changed',
    text: 'Sign in with the new one.',
    confirmText: 'Sign In',
    showCancel: false,
  },
});

/** It keeps its width and says what runs; nothing closes it meanwhile. */
export const Pending = meta.story({
  args: { isPending: true, pendingText: 'Loading......' },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Loading......' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    // The words say it, not a spinner in their place.
    await expect(screen.getByText('Loading......')).toBeVisible();
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Who is affected, under the text. */
export const WithList = meta.story({
  args: {
    title: 'Revoke User Role',
    text: 'The user(s) will become a Guest with limited access.',
    confirmText: 'YES',
    children: (
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        <li>ada@example.com</li>
        <li>grace@example.com</li>
      </ul>
    ),
  },
});

/** A title and a text of many words. */
export const LongTexts = meta.story({
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
    text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
    confirmText: 'Delete the role and everything that belongs to it for all of its users',
  },
});
