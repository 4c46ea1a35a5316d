import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Button } from '../../src/components/ui/Button';
import { Modal } from '../../src/components/ui/Modal';
import { TextField } from '../../src/components/ui/TextField';
import { Opener, Stack } from './support/layout';

const onSave = fn();

const inviteForm = (
  <form
    id="invite"
    onSubmit={(event) => {
      event.preventDefault();
      onSave();
    }}
  >
    <Stack>
      <TextField label="E-mail" name="email" type="email" autoFocus />
      <TextField label="First name" name="firstname" />
    </Stack>
  </form>
);

const inviteFooter = (close: () => void) => (
  <>
    <Button onPress={close}>Cancel</Button>
    <Button variant="primary" type="submit" form="invite">
      Send invitation
    </Button>
  </>
);

const paragraphs = (
  <Stack>
    {Array.from({ length: 24 }, (_, at) => at + 1).map((number) => (
      <span key={number}>
        {`${number}. A role is a set of permissions; everybody who has the role may do what is in it.`}
      </span>
    ))}
  </Stack>
);

const meta = preview.meta({
  title: 'UI/Modal',
  component: Modal,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: {
    title: 'Invite new user',
    description: 'They get an e-mail with a link that is good for 24 hours.',
    children: inviteForm,
    footer: inviteFooter,
    onClose: fn(),
  },
  beforeEach: () => {
    onSave.mockClear();
  },
  render: (args) => (
    <Opener label="Open" isOpen={args.isOpen} onClose={args.onClose}>
      {(held) => <Modal {...args} {...held} />}
    </Opener>
  ),
});

/** Closed, with the button that opens it. */
export const Closed = meta.story();

/** The focus goes to the field, stays inside, and comes back to the button after Escape. */
export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Invite new user' });
    await expect(dialog).toHaveAccessibleDescription(/good for 24 hours/);
    await expect(screen.getByLabelText('E-mail')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await expect(onSave).toHaveBeenCalledTimes(1);
  },
});

/** The narrowest of three widths. */
export const Small = meta.story({ args: { isOpen: true, size: 'sm' } });

/** The widest of three widths. */
export const Large = meta.story({ args: { isOpen: true, size: 'lg' } });

/** Content that is too long scrolls inside, also by keyboard; heading and buttons stay. */
export const LongContent = meta.story({
  args: {
    isOpen: true,
    title: 'What a role is',
    description: undefined,
    children: paragraphs,
    footer: (close: () => void) => <Button onPress={close}>Done</Button>,
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const body = await screen.findByRole('group', { name: 'What a role is' });
    await expect(dialog).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(body).toHaveFocus();
  },
});

/** While it is saved nothing closes it, and the button in the corner says so. */
export const Saving = meta.story({
  args: {
    isOpen: true,
    isCloseDisabled: true,
    footer: () => (
      <>
        <Button isDisabled>Cancel</Button>
        <Button variant="primary" isPending>
          Send invitation
        </Button>
      </>
    ),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** A press outside closes what is only read. */
export const Dismissable = meta.story({
  args: {
    isOpen: true,
    isDismissable: true,
    title: 'About this page',
    description: undefined,
    children: 'Roles decide what people may do.',
    footer: undefined,
  },
});

/** A title and a text of many words; the body scrolls. */
export const LongTexts = meta.story({
  args: {
    isOpen: true,
    title: 'Remove_Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten'.repeat(3),
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
  },
});

/** It may hold its state itself. */
export const Uncontrolled = meta.story({
  render: ({ onClose }) => (
    <Modal title="Welcome" defaultOpen onClose={onClose} size="sm">
      {(close) => <Button onPress={close}>Start</Button>}
    </Modal>
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalled();
  },
});
