import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Button } from '../../src/components/ui/Button';
import { Modal } from '../../src/components/ui/Modal';
import type { ToastItem } from '../../src/components/ui/Toast';
import { ToastRegion, type ToastRegionProps } from '../../src/components/ui/ToastRegion';

const undo = fn();

const saved: ToastItem = { id: 'saved', tone: 'success', title: 'Role saved' };
const all: readonly ToastItem[] = [
  {
    id: 'removed',
    tone: 'info',
    title: 'Hidden permissions were deselected',
    text: '3 selected permissions are hidden by the filter.',
    action: { label: 'Undo', onPress: undo },
  },
  saved,
  {
    id: 'slow',
    tone: 'warning',
    title: 'The connection is slow',
    text: 'What you see may be a few minutes old.',
  },
  {
    id: 'failed',
    tone: 'danger',
    title: 'Something went wrong',
    text: 'The role was not deleted. Please try again.',
  },
];

/** Holds the list as an application would. */
function Holder(props: ToastRegionProps) {
  const [toasts, setToasts] = useState(props.toasts);
  const [count, setCount] = useState(0);
  return (
    <div style={{ minBlockSize: 480 }}>
      <Button
        onPress={() => {
          setCount(count + 1);
          setToasts([...toasts, { ...saved, id: `${count}`, title: `Role ${count + 1} saved` }]);
        }}
      >
        Save role
      </Button>
      <ToastRegion
        {...props}
        toasts={toasts}
        onDismiss={(id) => {
          props.onDismiss(id);
          setToasts(toasts.filter((toast) => toast.id !== id));
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'UI/ToastRegion',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { toasts: [], onDismiss: fn(), onPauseChange: fn() },
  beforeEach: () => {
    undo.mockClear();
  },
  render: (args) => <Holder {...args} />,
});

/** Nothing but the live regions, which take no room. */
export const Empty = meta.story();

/** The four tones: information, success, warning and danger. */
export const Tones = meta.story({ args: { toasts: all } });

/** Alt+T goes there, the neighbour takes the focus, and after the last it goes back. */
export const Keyboard = meta.story({
  args: { toasts: [saved] },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save role' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Role 1 saved'));
    await userEvent.keyboard('{Alt>}t{/Alt}');
    const region = screen.getByRole('region', { name: 'Messages (Alt+T)' });
    await expect(region).toHaveFocus();
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('saved');
    const last = screen.getByRole('button', { name: 'Dismiss: Role 1 saved' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(button);
  },
});

/** Its action is pressed; the owner decides whether it closes. */
export const Action = meta.story({
  args: { toasts: all.slice(0, 1) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

/** It can be read and used while a dialog makes the page inert. */
export const OverDialog = meta.story({
  render: (args) => (
    <>
      <Holder {...args} toasts={all} />
      <Modal title="Invite new user" defaultOpen>
        The page behind cannot be reached.
      </Modal>
    </>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Role saved' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Dismiss: Role saved' })).toBeNull(),
    );
    await expect(dialog).toBeVisible();
  },
});

/** More than the window holds: it scrolls, from its end. */
export const Many = meta.story({
  args: {
    toasts: Array.from({ length: 20 }, (_, at) => ({
      ...saved,
      id: `${at}`,
      title: `Role ${at + 1} saved`,
    })),
  },
});

/** A title and a text of many words stay inside the toast. */
export const LongTexts = meta.story({
  args: {
    toasts: [
      {
        id: 'long',
        tone: 'danger',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
        text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
        action: { label: 'Try again with all of the permissions selected', onPress: undo },
      },
    ],
  },
});
