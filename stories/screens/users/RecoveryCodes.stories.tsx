import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RecoveryCodesSection } from '../../../src/components/users/RecoveryCodesSection';
import { DEMO_RECOVERY_CODES } from '../../../src/sandbox/world/accounts';
import { failed, failure, ready } from '../../support/reading';

const meta = preview.meta({
  title: 'Screens/Users/Recovery codes',
  component: RecoveryCodesSection,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: {
    email: 'ada@plinth.example',
    left: ready({ left: 8, total: 10 }),
    onMake: fn(),
    dialog: null,
  },
});

const dialog = {
  isOpen: true,
  isAsking: true,
  codes: null,
  isPending: false,
  failure: null,
  onConfirm: fn(),
  copying: { isCopied: false, isRefused: false, onCopy: fn() },
  onSave: fn(),
  onPrint: fn(),
  onClose: fn(),
};

export const Enough = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('8 of 10 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make new codes' }));
    await expect(args.onMake).toHaveBeenCalledTimes(1);
  },
});

export const Few = meta.story({ args: { left: ready({ left: 2, total: 10 }) } });

export const None = meta.story({ args: { left: ready({ left: 0, total: 10 }) } });

export const Failed = meta.story({ args: { left: failed('', fn()) } });

export const Asking = meta.story({ args: { dialog: { ...dialog, failure: failure() } } });

export const Making = meta.story({
  args: { dialog: { ...dialog, isAsking: false, isPending: true } },
});

export const MakingFailed = meta.story({
  args: { dialog: { ...dialog, isAsking: false, failure: failure() } },
});

/** Shown once: Escape does not close them, only the button that says they are saved. */
export const Made = meta.story({
  args: { dialog: { ...dialog, codes: DEMO_RECOVERY_CODES } },
  play: async ({ userEvent }) => {
    const shown = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    const list = within(shown).getByRole('list', { name: 'Your recovery codes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Copy codes' }));
    await expect(dialog.copying.onCopy).toHaveBeenCalledWith(DEMO_RECOVERY_CODES.join('\n'));
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(dialog.onSave).toHaveBeenCalledWith(
      'recovery-codes.txt',
      expect.stringContaining('ada@plinth.example'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Print codes' }));
    await expect(dialog.onPrint).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(dialog.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'I have saved my codes' }));
    await expect(dialog.onClose).toHaveBeenCalledTimes(1);
  },
});

export const CopyRefused = meta.story({
  args: {
    dialog: {
      ...dialog,
      codes: DEMO_RECOVERY_CODES,
      copying: { ...dialog.copying, isRefused: true },
    },
  },
});
