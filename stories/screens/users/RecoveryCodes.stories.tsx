import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { RecoveryCodesSection } from '../../../src/components/users/RecoveryCodesSection';
import { DEMO_RECOVERY_CODES } from '../../../src/sandbox/world/accounts';
import { failed, failure, ready } from '../../support/reading';

const meta = {
  title: 'Screens/Users/Recovery codes',
  component: RecoveryCodesSection,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    email: 'ada@plinth.example',
    left: ready({ left: 8, total: 10 }),
    onMake: fn(),
    dialog: null,
  },
} satisfies Meta<typeof RecoveryCodesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const Enough: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('8 of 10 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make new codes' }));
    await expect(args.onMake).toHaveBeenCalledTimes(1);
  },
};

export const Few: Story = { args: { left: ready({ left: 2, total: 10 }) } };

export const None: Story = { args: { left: ready({ left: 0, total: 10 }) } };

export const Failed: Story = { args: { left: failed('', fn()) } };

export const Asking: Story = { args: { dialog: { ...dialog, failure: failure() } } };

export const Making: Story = { args: { dialog: { ...dialog, isAsking: false, isPending: true } } };

export const MakingFailed: Story = {
  args: { dialog: { ...dialog, isAsking: false, failure: failure() } },
};

/** Shown once: Escape does not close them, only the button that says they are saved. */
export const Made: Story = {
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
};

export const CopyRefused: Story = {
  args: {
    dialog: {
      ...dialog,
      codes: DEMO_RECOVERY_CODES,
      copying: { ...dialog.copying, isRefused: true },
    },
  },
};
