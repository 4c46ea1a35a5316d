import { useRef } from 'react';
import type { PasskeysSectionProps } from '../../contracts/auth';
import type { Passkey } from '../../domain/auth/passkey';
import { countOf, type Entries, unreadableIn } from '../../domain/entries';
import { usersPasskeysMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { Button } from '../ui/Button';
import { FailureReason } from '../ui/FailureReason';
import { FormError } from '../ui/FormError';
import { FormFailure } from '../ui/FormFailure';
import { AddIcon } from '../ui/icons';
import { unreadableItem } from '../ui/UnreadableEntry';
import { useKeptFocus } from '../ui/useKeptFocus';
import { PasskeyNameModal } from './PasskeyNameModal';
import { PasskeyRow } from './PasskeyRow';
import { ProfileSection } from './ProfileSection';
import { SignInReading } from './SignInReading';
import { SIGN_IN_LIST } from './sign-in-list-css';

const Root = styled('div')(layered(SIGN_IN_LIST));

/**
 * The section of the account settings with the user's passkeys (contract §4.28). Put it into
 * `ProfileScreen` as a child.
 *
 * @example
 * <PasskeysSection {...usePasskeys()} />
 */
export function PasskeysSection(props: PasskeysSectionProps) {
  const { passkeys, isSupported, addRefusal, addFailure, naming, removal } = props;
  const t = useMessages(usersPasskeysMessages);
  const rows: Entries<Passkey> = passkeys.status === 'ready' ? passkeys.data : [];
  const root = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus({
    // Not the list, which goes with its last row.
    rows: root,
    count: rows.length,
    keyAt: (index) => rows[index]?.id ?? '',
  });
  const refusal = addRefusal && t(addRefusal === 'known' ? 'passkeyKnown' : 'passkeyAddFailed');
  return (
    <ProfileSection title={t('passkeysTitle')} text={t('passkeysText')}>
      <Root
        ref={root}
        data-slot="passkeys"
        aria-busy={passkeys.status === 'loading'}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <SignInReading
          reading={passkeys}
          loading={t('passkeysLoading')}
          failed={t('passkeysFailed')}
        />
        {passkeys.status === 'empty' && <p>{t('passkeysNone')}</p>}
        {countOf(rows) > 0 && (
          <ul aria-label={t('passkeysList')}>
            {rows.map((row, index) => (
              <li key={row.id} data-index={index}>
                <PasskeyRow
                  passkey={row}
                  now={props.now}
                  onRename={() => props.onRename(row)}
                  onRemove={() => props.onRemove(row)}
                />
              </li>
            ))}
            {unreadableIn(rows).map(unreadableItem)}
          </ul>
        )}
        <FormError shouldFocus={false}>
          {refusal ??
            (addFailure && <FailureReason failure={addFailure} fallback={t('passkeyAddFailed')} />)}
        </FormError>
        {(passkeys.status === 'ready' || passkeys.status === 'empty') && (
          <Button
            isPending={props.isAdding}
            isDisabled={!isSupported}
            disabledReason={t('passkeyUnsupported')}
            onPress={props.onAdd}
          >
            <AddIcon aria-hidden />
            <span>{t('passkeyAdd')}</span>
          </Button>
        )}
      </Root>
      {naming && <PasskeyNameModal key={naming.passkey.id} {...naming} />}
      {removal && (
        <AlertDialog
          isOpen={removal.isOpen}
          tone="danger"
          title={t('passkeyAskTitle', { name: removal.passkey.name || t('passkeyUnnamed') })}
          text={t('passkeyAskText')}
          confirmText={t('passkeyRemove')}
          isPending={removal.isPending}
          onConfirm={removal.onConfirm}
          onClose={removal.onClose}
        >
          <FormFailure
            shouldFocus={false}
            failure={removal.failure}
            fallback={t('passkeyRemoveFailed')}
          />
        </AlertDialog>
      )}
    </ProfileSection>
  );
}
