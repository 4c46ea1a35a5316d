import { forwardRef } from 'react';
import { uiCopyMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button, type ButtonProps } from './Button';
import { CheckIcon, CopyIcon } from './icons';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link CopyButton}: those of a button, without its text. */
export interface CopyButtonProps
  extends Omit<ButtonProps, 'children' | 'onPress' | 'onCopy' | 'isPending' | 'aria-label'> {
  /** Called on press. Copy here: the button does not access the clipboard. */
  onCopy: () => void;
  /** Whether to show the confirmation. Reset it after 1 second (specification §9). */
  isCopied: boolean;
  /** Label of the button. @default 'Copy' */
  label?: string | undefined;
  /** Whether to show only an icon. @default false */
  isIconOnly?: boolean | undefined;
}

/** A button to copy, with a confirmation. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { onCopy, isCopied, label, isIconOnly = false, ...button },
  ref,
) {
  const t = useMessages(uiCopyMessages);
  const name = label ?? t('copy');
  return (
    <>
      <Button
        data-slot="copy-button"
        data-copied={isCopied || undefined}
        {...button}
        {...(isIconOnly && { 'data-icon-only': '' })}
        ref={ref}
        aria-label={isIconOnly ? name : undefined}
        onPress={onCopy}
      >
        {isCopied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
        {!isIconOnly && <span>{name}</span>}
      </Button>
      {/* Beside the button, which keeps its name and width. */}
      <VisuallyHidden role="status">{isCopied ? t('copied') : ''}</VisuallyHidden>
    </>
  );
});
