import { useRef } from 'react';
import type { PasskeyQuestion, PasskeysSectionProps } from '../../contracts/auth';
import type { Passkey } from '../../domain/auth/passkey';
import { PASSKEY_NAME_MAX } from '../../domain/auth/passkey';
import { countOf, type Entries, unreadableIn } from '../../domain/entries';
import { passkeyNameRules } from '../../domain/forms/passkey-name';
import { uiTimeMessages } from '../../messages/generated/en/ui';
import { usersPasskeysMessages } from '../../messages/generated/en/users';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { Button } from '../ui/Button';
import { FailureReason } from '../ui/FailureReason';
import { FormDialog } from '../ui/FormDialog';
import { FormError } from '../ui/FormError';
import { FormFailure } from '../ui/FormFailure';
import { AddIcon } from '../ui/icons';
import { timeAgo } from '../ui/RelativeTime';
import { TextField } from '../ui/TextField';
import { unreadableItem } from '../ui/UnreadableEntry';
import { useForm } from '../ui/useForm';
import { useKeptFocus } from '../ui/useKeptFocus';
import { ProfileSection } from './ProfileSection';
import { SignInReading } from './SignInReading';
import { SIGN_IN_LIST } from './sign-in-list-css';

interface PasskeyRowProps {
  passkey: Passkey;
  now: number;
  onRename: () => void;
  onRemove: () => void;
}

/** A passkey: name, date and actions. */
function PasskeyRow({ passkey, now, onRename, onRemove }: PasskeyRowProps) {
  const { createdAt, lastUsedAt } = passkey;
  const t = useMessages(usersPasskeysMessages);
  const tTime = useMessages(uiTimeMessages);
  const locale = useMessagesLocale();
  const name = passkey.name || t('passkeyUnnamed');
  const ago = (instant: Date) => timeAgo(instant, Math.max(now, instant.getTime()), tTime, locale);
  return (
    <>
      <Part as="div" data-slot="sign-in-text">
        <Part as="div" data-slot="sign-in-name">
          <bdi>{name}</bdi>
        </Part>
        <p>
          {createdAt && (
            <>
              <span>{t('passkeyAddedAt')}</span> {ago(createdAt)}
              <span>{' · '}</span>
            </>
          )}
          {lastUsedAt ? (
            <>
              <span>{t('passkeyUsedAt')}</span> {ago(lastUsedAt)}
            </>
          ) : (
            <span>{t('passkeyNeverUsed')}</span>
          )}
        </p>
      </Part>
      <Part as="div" data-slot="row-actions">
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('passkeyRenameNamed', { name })}
          onPress={onRename}
        >
          {t('passkeyRename')}
        </Button>
        <Button size="sm" aria-label={t('passkeyRemoveNamed', { name })} onPress={onRemove}>
          {t('passkeyRemove')}
        </Button>
      </Part>
    </>
  );
}

/** Asks for a passkey's name. */
function PasskeyNameModal({
  isOpen,
  passkey,
  isPending,
  failure,
  onConfirm,
  onClose,
}: PasskeyQuestion<(name: string) => void>) {
  const t = useMessages(usersPasskeysMessages);
  const form = useForm(passkeyNameRules, { name: passkey.name });
  const { errorCode, ...field } = form.field('name');
  return (
    <FormDialog
      data-slot="passkey-name-form"
      size="sm"
      isOpen={isOpen}
      title={t('passkeyNameTitle')}
      description={t('passkeyNameText')}
      submit={t('passkeyNameSave')}
      isPending={isPending}
      failure={failure}
      failedText={t('passkeyNameFailed')}
      onSubmit={(event) => form.submit(event, ({ name }) => onConfirm(name))}
      onClose={onClose}
    >
      <TextField
        label={t('passkeyName')}
        autoFocus
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
        isRequired
        {...field}
        errorText={errorCode && t('passkeyNameRequired')}
      />
    </FormDialog>
  );
}

const Root = styled('div')(layered(SIGN_IN_LIST));

/**
 * The user's passkeys, as a section of the account settings (contract §4.28). Pass it to
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
    // Not the list, which unmounts with its last row.
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
