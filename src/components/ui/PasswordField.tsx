import {
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { uiCapsLockMessages, uiMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { IconButton } from './IconButton';
import { CapsLockIcon, HideIcon, ShowIcon } from './icons';
import { TextField, type TextFieldProps } from './TextField';

/** Props of {@link PasswordField}: those of a text field, without those it sets itself. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot' | 'notice'> {
  /** `current-password` to sign in, `new-password` to set one. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

const Notice = styled('div')(
  layered(`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--plinth-warning-text);
  &:empty { position: absolute; }
  & > svg { flex: none; inline-size: 14px; block-size: 14px; }
  `),
);

/**
 * A password field with a button to show the text, and a Caps Lock warning while focused
 * (specification §2.4). It is masked again on submit, so that browsers never store it as plain
 * text.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ onKeyDown, onKeyUp, onMouseDown, onBlur, ...field }, ref) {
    const t = useMessages(uiMessages);
    const tCapsLock = useMessages(uiCapsLockMessages);
    const input = useRef<HTMLInputElement>(null);
    const [isRevealed, setRevealed] = useState(false);
    const [isCapsLock, setCapsLock] = useState(false);
    useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

    useEffect(() => {
      const form = input.current?.form;
      if (!isRevealed || !form) return;
      const hide = () => setRevealed(false);
      form.addEventListener('submit', hide);
      return () => form.removeEventListener('submit', hide);
    }, [isRevealed]);

    // Only key and mouse events report Caps Lock; touch keyboards report false.
    const look = (event: KeyboardEvent<HTMLInputElement> | MouseEvent<HTMLInputElement>) =>
      setCapsLock(event.getModifierState('CapsLock'));

    return (
      <TextField
        data-slot="password-field"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        ref={input}
        type={isRevealed ? 'text' : 'password'}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // On the key itself systems report the state before or after; on its release they agree.
          if (event.key !== 'CapsLock') look(event);
        }}
        onKeyUp={(event) => {
          onKeyUp?.(event);
          look(event);
        }}
        onMouseDown={(event) => {
          onMouseDown?.(event);
          look(event);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          setCapsLock(false);
        }}
        endSlot={
          <IconButton
            size="sm"
            label={isRevealed ? t('hidePassword') : t('showPassword')}
            aria-controls={field.id}
            isDisabled={field.isDisabled}
            onPress={() => setRevealed(!isRevealed)}
          >
            {isRevealed ? <HideIcon aria-hidden /> : <ShowIcon aria-hidden />}
          </IconButton>
        }
        notice={
          <Notice role="status" data-slot="field-notice">
            {isCapsLock && (
              <>
                <CapsLockIcon aria-hidden />
                <span>{tCapsLock('capsLockOn')}</span>
              </>
            )}
          </Notice>
        }
      />
    );
  },
);
