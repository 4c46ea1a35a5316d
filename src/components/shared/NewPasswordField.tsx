import { useId } from 'react';
import { NEW_PASSWORD_RULES } from '../../domain/forms/new-password';
import { sharedNewPasswordMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { CheckIcon } from '../ui/icons';
import { PasswordField, type PasswordFieldProps } from '../ui/PasswordField';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Root = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-2);
  & > ul {
    max-inline-size: 420px;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    gap: 2px var(--plinth-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    line-height: 18px;
  }
  & > ul > li { display: grid; grid-template-columns: 14px minmax(0, 1fr); gap: 6px; overflow-wrap: anywhere; }
  & > ul > li::before {
    content: '';
    place-self: center;
    grid-area: 1 / 1;
    inline-size: 5px;
    block-size: 5px;
    border-radius: 50%;
    background: currentColor;
  }
  & > ul > li[data-met] { color: var(--plinth-success-text); }
  & > ul > li[data-met]::before { content: none; }
  & svg { grid-area: 1 / 1; inline-size: 14px; block-size: 14px; margin-block-start: 2px; }
  & > ul > li > span { grid-column: 2; }
  @media (forced-colors: active) {
    & > ul > li::before { background: CanvasText; forced-color-adjust: none; }
  }
  `),
);

/** A field for a new password with the rules of specification §5, ticked while it is typed. */
export function NewPasswordField(
  field: Omit<PasswordFieldProps, 'autoComplete' | 'label' | 'value'> & { value: string },
) {
  const t = useMessages(sharedNewPasswordMessages);
  const id = useId();
  const { value } = field;
  const count = NEW_PASSWORD_RULES.filter(({ isMet }) => isMet(value)).length;
  return (
    <Root data-slot="new-password">
      <PasswordField
        {...field}
        label={t('newPassword')}
        autoComplete="new-password"
        aria-describedby={id}
      />
      <ul id={id}>
        {NEW_PASSWORD_RULES.map(({ code, isMet }) => (
          <li key={code} data-met={isMet(value) || undefined}>
            {isMet(value) && <CheckIcon aria-hidden />}
            <span>{t(code)}</span>
            {isMet(value) && <VisuallyHidden>{t('newPasswordMet')}</VisuallyHidden>}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {value && t('newPasswordCount', { count, all: NEW_PASSWORD_RULES.length })}
      </VisuallyHidden>
    </Root>
  );
}
