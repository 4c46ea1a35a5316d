import type { InviteSeveralModalProps } from '../../contracts/users';
import { failureText, mayHelpToRetry } from '../../domain/failure';
import {
  countInvited,
  type InvitationEntry,
  type Invitations,
} from '../../domain/users/user-invitations';
import { sharedUsersMessages } from '../../messages/generated/en/shared';
import { uiBulkMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { usersInviteMessages, usersSeveralMessages } from '../../messages/generated/en/users';
import { type Translate, useMessages } from '../../messages/messages';
import { BulkList } from '../ui/BulkList';
import { BulkRefusal } from '../ui/BulkRefusal';
import { Button } from '../ui/Button';
import { INVITE_SEVERAL_FORM, useHeld } from '../ui/drafts';
import { Modal } from '../ui/Modal';
import { ProgressBar } from '../ui/ProgressBar';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type T = Translate<(typeof usersSeveralMessages)['messages']>;

function titleOf(invitations: Invitations, t: T): string {
  const count = invitations.entries.length;
  if (invitations.phase === 'running') {
    return t('severalSending', { count: invitations.tried ?? count });
  }
  const done = countInvited(invitations);
  if (done === 0) return t('severalNone');
  return done === count ? t('severalDone', { count }) : t('severalPartly', { count, done });
}

/** Progress of several invitations; failed ones stay, and can be retried. */
export function InviteProgress(props: InviteSeveralModalProps & { invitations: Invitations }) {
  const { invitations, onRetry, onClose } = props;
  const t = useMessages(usersSeveralMessages);
  const tBulk = useMessages(uiBulkMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const { entries, phase } = invitations;
  const isRunning = phase === 'running';
  const failures = entries.flatMap((entry) => (entry.status === 'failed' ? [entry.failure] : []));
  const failed = failures.length;
  const done = entries.filter(({ status }) => status === 'done').length;
  const title = titleOf(invitations, t);
  // If the session ends meanwhile, the remaining addresses are kept as a draft.
  const left = entries.flatMap(({ email, status }) => (status === 'done' ? [] : [email]));
  useHeld(INVITE_SEVERAL_FORM, left.length > 0 ? { emails: left.join('\n') } : undefined, false);
  return (
    <Modal
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{isRunning ? tBulk('bulkStop') : tFeedback('close')}</Button>
          {!isRunning && failures.some(mayHelpToRetry) && (
            <Button variant="primary" onPress={onRetry}>
              {tBulk('bulkRetry', { count: failed })}
            </Button>
          )}
        </>
      }
    >
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {isRunning && (
        <ProgressBar
          size="sm"
          label={tBulk('bulkProgress', { done: done + failed, count: entries.length })}
          value={done + failed}
          maxValue={entries.length}
        />
      )}
      <BulkList data-slot="invitations" aria-label={t('severalField')} tabIndex={0}>
        {entries.map((entry) => (
          <Entry key={entry.email} entry={entry} t={t} />
        ))}
      </BulkList>
      <BulkRefusal failures={failures} />
    </Modal>
  );
}

function Entry({ entry, t }: { entry: InvitationEntry; t: T }) {
  const tBulk = useMessages(uiBulkMessages);
  const tInvite = useMessages(usersInviteMessages);
  const tUsers = useMessages(sharedUsersMessages);
  const { email, status } = entry;
  const steps = {
    waiting: tBulk('stepWaiting'),
    sending: t('stepInviting'),
    done: tUsers('invited'),
    kept: t('stepNotInvited'),
    failed: tBulk('stepFailed'),
  };
  return (
    <li data-status={status}>
      <bdi>{email}</bdi>
      <span>{steps[status]}</span>
      {status === 'failed' && entry.isInvited && <small>{t('stepNoRole')}</small>}
      {status === 'failed' && <p>{failureText(entry.failure, tInvite('inviteFailedText'))}</p>}
    </li>
  );
}
