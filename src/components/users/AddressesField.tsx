import { useId } from 'react';
import { INVITE_MOST, type InviteAddress } from '../../domain/forms/invite-several';
import { usersInviteMessages, usersSeveralMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { COLOR_TRANSITION } from '../ui/control-css';
import { Field } from '../ui/Field';
import { controlProps } from '../ui/field-ids';
import { keysForPage } from '../ui/keys-for-page';
import type { FormField } from '../ui/useForm';
import { inviteError } from './invite-error';

interface AddressesFieldProps extends Omit<FormField<'emails'>, 'errorCode'> {
  /** The parsed addresses with their line numbers. */
  addresses: readonly InviteAddress[];
  errorText: string | undefined;
}

const Area = styled('textarea')(
  layered(
    () => `
  box-sizing: border-box;
  display: block;
  inline-size: 100%;
  min-block-size: 132px;
  max-block-size: 40vh;
  margin: 0;
  padding: var(--plinth-space-2) var(--plinth-space-3);
  border: 1px solid var(--plinth-border-control);
  border-radius: var(--plinth-radius-control);
  background: var(--plinth-surface);
  color: var(--plinth-text);
  font: inherit;
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  resize: vertical;
  unicode-bidi: plaintext;
  text-align: match-parent;
  ${COLOR_TRANSITION}
  &:focus { border-color: var(--plinth-focus-ring); outline: var(--plinth-focus-width) solid var(--plinth-focus-ring); outline-offset: -1px; }
  &[aria-invalid='true'] { border-color: var(--plinth-danger-text); }
  @media (pointer: coarse) { & { font-size: 16px; } }
  `,
  ),
);

const Marks = styled('ul')(
  layered(`
  display: grid;
  gap: var(--plinth-space-1);
  max-block-size: 132px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  font-size: var(--plinth-font-size-sm);
  line-height: 18px;
  list-style: none;
  overflow-wrap: anywhere;
  & > li { padding-inline-start: var(--plinth-space-3); border-inline-start: 3px solid var(--plinth-border-control); }
  & > li[data-invalid] { border-inline-start-color: var(--plinth-danger-text); }
  & small { display: block; color: var(--plinth-text-muted); font-size: inherit; }
  & > li[data-invalid] small { color: var(--plinth-danger-text); }
  `),
);

/** A field for several addresses; invalid and duplicate ones are listed below, by line. */
export function AddressesField(props: AddressesFieldProps) {
  const { name, value, onChange, onBlur, addresses, errorText } = props;
  const t = useMessages(usersSeveralMessages);
  const tInvite = useMessages(usersInviteMessages);
  const id = useId();
  const label = t('severalField');
  // Limited, because a whole file may be pasted; more follow as these are corrected.
  const marked = addresses
    .filter(({ problem, sameAs }) => problem !== null || sameAs !== null)
    .slice(0, INVITE_MOST);
  return (
    <>
      <Field id={id} slot="invite-addresses" label={label} errorText={errorText}>
        <Area
          {...controlProps(id, { errorText, isRequired: true })}
          name={name}
          value={value}
          autoFocus
          rows={6}
          // Other people's addresses: the browser must not autofill the user's own.
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={keysForPage()}
          onChange={(event) => onChange(event.currentTarget.value)}
          // An empty field that loses focus is not an error yet.
          onBlur={() => value !== '' && onBlur()}
        />
      </Field>
      {marked.length > 0 && (
        <Marks aria-label={t('severalLooks')} tabIndex={marked.length > 3 ? 0 : undefined}>
          {marked.map(({ place, line, email, problem, sameAs }) => (
            <li key={place} data-invalid={sameAs === null ? '' : undefined}>
              <bdi>{t('severalLine', { line, email })}</bdi>
              <small>
                {sameAs === null
                  ? tInvite(inviteError(problem ?? ''))
                  : t('severalTwice', { line: sameAs })}
              </small>
            </li>
          ))}
        </Marks>
      )}
    </>
  );
}
