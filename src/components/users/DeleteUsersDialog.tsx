import type { DeleteUsersDialogProps } from '../../contracts/users';
import { failureText, mayHelpToRetry } from '../../domain/failure';
import { displayNameOf } from '../../domain/users/user';
import {
  countSteps,
  type DeletionCounts,
  type DeletionEntry,
  type UserDeletion,
} from '../../domain/users/user-deletion';
import {
  uiBulkMessages,
  uiCancelMessages,
  uiFeedbackMessages,
} from '../../messages/generated/en/ui';
import { usersDeleteMessages, usersHoldingsMessages } from '../../messages/generated/en/users';
import { type Translate, useMessages } from '../../messages/messages';
import { AlertDialog } from '../ui/AlertDialog';
import { BulkList } from '../ui/BulkList';
import { BulkRefusal } from '../ui/BulkRefusal';
import { ProgressBar } from '../ui/ProgressBar';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useHeldText } from './HeldList';

type T = Translate<(typeof usersDeleteMessages)['messages']>;

/** Longer lists scroll, and are then focusable. */
const VISIBLE_NAMES = 5;

function titleOf({ phase, entries, tried }: UserDeletion, counts: DeletionCounts, t: T): string {
  const { all: count, deleted: done } = counts;
  if (phase === 'asking') return t('deleteTitle', { count });
  const [first] = tried ? entries.filter(({ user }) => tried.includes(user.email)) : entries;
  const name = first ? displayNameOf(first.user) : '';
  if (phase === 'deleting') return t('deleting', { count: tried?.length ?? count, name });
  if (done === 0) return t('deleteNone');
  return done === count ? t('deleteDone', { count, name }) : t('deletePartly', { count, done });
}

function textOf(phase: UserDeletion['phase'], { all, failed, kept }: DeletionCounts, t: T): string {
  if (phase !== 'finished') return t('deleteText', { count: all });
  return [
    failed > 0 && t('deleteFailedCount', { count: failed }),
    kept > 0 && t('deleteKept', { count: kept }),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Confirms the deletion of users by name, shows its progress, and keeps failed ones (specification
 * §4, "Alerts"; contract §4.21).
 */
export function DeleteUsersDialog({
  isOpen,
  deletion,
  holdings = {},
  onConfirm,
  onClose,
}: DeleteUsersDialogProps) {
  const t = useMessages(usersDeleteMessages);
  const tAlert = useMessages(uiFeedbackMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tBulk = useMessages(uiBulkMessages);
  const tCancel = useMessages(uiCancelMessages);
  const tHeld = useMessages(usersHoldingsMessages);
  const heldText = useHeldText();
  const { phase, entries } = deletion;
  const counts = countSteps(deletion);
  const { all: count, deleted, failed } = counts;
  const failures = entries.flatMap((entry) => (entry.status === 'failed' ? [entry.failure] : []));
  const unasked = count - Object.keys(holdings).length;
  const hasHoldings = Object.values(holdings).some(({ status }) => status === 'ready');
  const title = titleOf(deletion, counts, t);
  const canRetry = phase !== 'finished' || failures.some(mayHelpToRetry);
  const otherTexts = {
    asking: tCancel('cancel'),
    deleting: tBulk('bulkStop'),
    finished: tFeedback('close'),
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      tone={canRetry ? 'danger' : 'info'}
      title={title}
      text={textOf(phase, counts, t)}
      isPending={phase === 'deleting'}
      isStoppable={count > 1}
      confirmText={
        phase === 'finished'
          ? canRetry
            ? tBulk('bulkRetry', { count: failed })
            : tFeedback('close')
          : t('deleteConfirm', { count })
      }
      pendingText={tAlert('consentPending')}
      showCancel={canRetry}
      cancelText={otherTexts[phase]}
      onConfirm={canRetry ? onConfirm : onClose}
      onClose={onClose}
    >
      <VisuallyHidden role="status">{phase === 'asking' ? '' : title}</VisuallyHidden>
      {phase === 'deleting' && count > 1 && (
        <ProgressBar
          size="sm"
          label={tBulk('bulkProgress', { done: deleted + failed, count })}
          value={deleted + failed}
          maxValue={count}
        />
      )}
      <BulkList
        data-slot="delete-users"
        aria-label={t('deleteList')}
        tabIndex={count > VISIBLE_NAMES || failed > 0 ? 0 : undefined}
      >
        {entries.map((entry) => (
          <Entry
            key={entry.user.email}
            entry={entry}
            isAsking={phase === 'asking'}
            held={heldText(holdings[entry.user.email])}
            t={t}
          />
        ))}
      </BulkList>
      {phase === 'asking' && unasked > 0 && hasHoldings && (
        <p>{tHeld('heldMore', { count: unasked })}</p>
      )}
      <BulkRefusal failures={failures} />
    </AlertDialog>
  );
}

function Entry({
  entry,
  isAsking,
  held,
  t,
}: {
  entry: DeletionEntry;
  isAsking: boolean;
  /** What the user leaves behind; '' if nothing is known. */
  held: string;
  t: T;
}) {
  const tBulk = useMessages(uiBulkMessages);
  const { status, user } = entry;
  const name = displayNameOf(user);
  const steps = {
    waiting: tBulk('stepWaiting'),
    deleting: t('stepDeleting'),
    deleted: t('stepDeleted'),
    kept: t('stepKept'),
    failed: tBulk('stepFailed'),
  };
  return (
    <li data-status={status === 'deleted' ? 'done' : status}>
      <bdi>{name}</bdi>
      {!isAsking && <span>{steps[status]}</span>}
      {name !== user.email && <small>{user.email}</small>}
      {isAsking && held && <small>{held}</small>}
      {status === 'failed' && <p>{failureText(entry.failure, t('stepFailedText'))}</p>}
    </li>
  );
}
