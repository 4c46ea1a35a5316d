import { forwardRef } from 'react';
import { uiCopyMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button, type ButtonProps } from './Button';
import { CheckIcon, CopyIcon } from './icons';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link CopyButton}: those of a button but for its text. */
export interface CopyButtonProps
  extends Omit<ButtonProps, 'children' | 'onPress' | 'onCopy' | 'isPending' | 'aria-label'> {
  /** Copies. The button itself never touches the clipboard. */
  onCopy: () => void;
  /** True as long as the confirmation shows: 1 second (specification §9). The caller waits. */
  isCopied: boolean;
  /** What is copied: the name, and the text when it is shown. @default 'Copy' */
  label?: string | undefined;
  /** Shows an icon alone. @default false */
  isIconOnly?: boolean | undefined;
}

/** Copies something and says that it did. */
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
      {/* Beside the button, which keeps its name and its width. */}
      <VisuallyHidden role="status">{isCopied ? t('copied') : ''}</VisuallyHidden>
    </>
  );
});
