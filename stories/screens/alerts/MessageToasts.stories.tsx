import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MessageToasts } from '../../../src/components/alerts/MessageToasts';

const success = {
  id: '1',
  message: {
    type: 'success',
    title: 'user was created ,we sent him an email',
    text: 'maren.okafor@northwind.example',
  },
} as const;
const danger = {
  id: '2',
  message: {
    type: 'danger',
    title: 'something went wrong...',
    text: '<b>The role could not be deleted.</b>',
  },
} as const;
const undo = {
  id: '3',
  message: { type: 'info', title: 'The role was deleted', text: '', confirmBtnText: 'Undo' },
  hasAction: true,
} as const;
const warning = {
  id: '4',
  message: { type: 'warning', title: '', text: 'Your session ends in 5 minutes', isModal: false },
} as const;

const meta = preview.meta({
  title: 'Screens/Alerts/Toasts',
  component: MessageToasts,
  parameters: { docs: { story: { inline: false, iframeHeight: '480px' } } },
  args: {
    toasts: [success, danger, undo, warning],
    onConfirm: fn(),
    onDismiss: fn(),
    onPauseChange: fn(),
  },
});

/** Nothing to announce: nothing is rendered. */
export const None = meta.story({ args: { toasts: [] } });

/** A message at the end of the page, gone after a while. */
export const One = meta.story({ args: { toasts: [success] } });

/** Reached, answered and left by the keyboard alone. */
export const All = meta.story({
  play: async ({ args, userEvent }) => {
    const region = await screen.findByRole('region', { name: 'Messages (Alt+T)' });
    await expect(await screen.findByText('<b>The role could not be deleted.</b>')).toBeVisible();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await waitFor(() => expect(region).toHaveFocus());
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(true);
    for (let index = 0; index < 3; index += 1) await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('3');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith('3');
  },
});
