import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PasskeysSection } from '../../../src/components/users/PasskeysSection';
import type { Passkey } from '../../../src/domain/auth/passkey';
import { EMPTY, failed, failure, LOADING, ready } from '../../support/reading';
import { STORY_NOW } from '../../support/sandbox';

const laptop: Passkey = {
  id: 'p-1',
  name: 'Work laptop',
  createdAt: new Date(Date.UTC(2026, 0, 12, 9)),
  lastUsedAt: new Date(Date.UTC(2026, 2, 2, 7)),
};
const phone: Passkey = { ...laptop, id: 'p-2', name: '', lastUsedAt: null };

const question = { isOpen: true, passkey: laptop, isPending: false, failure: null, onClose: fn() };
const rename = fn();
const remove = fn();

const meta = preview.meta({
  title: 'Screens/Users/Passkeys',
  component: PasskeysSection,
  args: {
    passkeys: ready([laptop, phone]),
    now: STORY_NOW,
    isSupported: true,
    isAdding: false,
    addRefusal: null,
    addFailure: null,
    onAdd: fn(),
    onRename: fn(),
    onRemove: fn(),
    naming: null,
    removal: null,
  },
});

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const rows = within(canvas.getByRole('list', { name: 'Your passkeys' })).getAllByRole(
      'listitem',
    );
    await expect(rows[1]).toHaveTextContent('Not used yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Change name of Work laptop' }));
    await expect(args.onRename).toHaveBeenCalledWith(laptop);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove the passkey Passkey without a name' }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith(phone);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
});

export const None = meta.story({ args: { passkeys: EMPTY } });

export const Loading = meta.story({ args: { passkeys: LOADING } });

export const Failed = meta.story({ args: { passkeys: failed('', fn()) } });

export const NotSupported = meta.story({
  args: { passkeys: EMPTY, isSupported: false },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add a passkey' });
    await expect(add).toHaveAccessibleDescription('This browser cannot use passkeys here.');
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const KnownAlready = meta.story({ args: { addRefusal: 'known' } });

export const AddFailed = meta.story({ args: { addFailure: failure() } });

export const Naming = meta.story({
  args: { naming: { ...question, onConfirm: rename } },
  play: async ({ userEvent }) => {
    const name = await screen.findByLabelText('Name of the passkey');
    await expect(name).toHaveValue('Work laptop');
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Enter a name for the passkey')).toBeVisible();
    await userEvent.type(name, ' Phone {Enter}');
    await expect(rename).toHaveBeenCalledWith('Phone');
  },
});

export const Removing = meta.story({
  args: { removal: { ...question, failure: failure(), onConfirm: remove } },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove the passkey Work laptop?',
    });
    within(dialog).getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledTimes(1);
  },
});
