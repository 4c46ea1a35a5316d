import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { CopyButton } from '../../src/components/ui/CopyButton';

const meta = preview.meta({
  title: 'UI/CopyButton',
  component: CopyButton,
  args: { isCopied: false, onCopy: fn() },
});

/** Copies a text to the clipboard. */
export const Idle = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Copy' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
  },
});

/** For the second after it copied; the name and the width stay. */
export const Copied = meta.story({
  args: { isCopied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
});

/** It says what it copies. */
export const Named = meta.story({ args: { label: 'Copy key' } });
/** An icon alone, with its name for screen readers. */
export const IconOnly = meta.story({
  args: { isIconOnly: true, variant: 'ghost', label: 'Copy key' },
});
/** The icon confirms the copy for a second. */
export const IconOnlyCopied = meta.story({
  args: { isIconOnly: true, variant: 'ghost', label: 'Copy key', isCopied: true },
});
/** There is nothing to copy. */
export const Disabled = meta.story({
  args: { isDisabled: true, disabledReason: 'The key is hidden. Show it first.' },
});

function Holding() {
  const [isCopied, setCopied] = useState(false);
  return <CopyButton isCopied={isCopied} onCopy={() => setCopied(true)} />;
}

/** The caller controls copying and confirmation. */
export const Pressed = meta.story({
  render: () => <Holding />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveFocus();
  },
});
