import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CopyButton } from '../../src/components/ui/CopyButton';

const meta = {
  title: 'UI/CopyButton',
  component: CopyButton,
  args: { isCopied: false, onCopy: fn() },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Copies a text to the clipboard. */
export const Idle: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Copy' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
  },
};

/** For the second after it copied; the name and the width stay. */
export const Copied: Story = {
  args: { isCopied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

/** It says what it copies. */
export const Named: Story = { args: { label: 'Copy key' } };
/** An icon alone, with its name for screen readers. */
export const IconOnly: Story = { args: { isIconOnly: true, variant: 'ghost', label: 'Copy key' } };
/** The icon confirms the copy for a second. */
export const IconOnlyCopied: Story = {
  args: { isIconOnly: true, variant: 'ghost', label: 'Copy key', isCopied: true },
};
/** There is nothing to copy. */
export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'The key is hidden. Show it first.' },
};

function Holding() {
  const [isCopied, setCopied] = useState(false);
  return <CopyButton isCopied={isCopied} onCopy={() => setCopied(true)} />;
}

/** The caller controls copying and confirmation. */
export const Pressed: Story = {
  render: () => <Holding />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveFocus();
  },
};
