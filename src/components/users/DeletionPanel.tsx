import { failureText } from '../../domain/failure';
import { displayNameOf } from '../../domain/users/user';
import {
  countSteps,
  DELETE_UNDO_SECONDS,
  type DeletionControl,
  type DeletionCounts,
  type DeletionEntry,
  type UserDeletion,
} from '../../domain/users/user-deletion';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { usersDeleteMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { type Translate, useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Button } from '../ui/Button';
import { ProgressBar } from '../ui/ProgressBar';
import { DeletionFrame } from './DeletionFrame';

type T = Translate<(typeof usersDeleteMessages)['messages']>;

/** What a deletion comes to, in a sentence: its title, and what is announced when it changes. */
export function deletionTitle(deletion: UserDeletion, t: T): string {
  const { all: count, deleted: done } = countSteps(deletion);
  const [first] = deletion.entries;
  const name = first ? displayNameOf(first.user) : '';
  if (deletion.phase === 'waiting') return t('deleteWaiting', { count, name });
  if (deletion.phase === 'deleting') return t('deleting', { count, name });
  if (done === 0) return t('deleteNone');
  return done === count ? t('deleteDone', { count, name }) : t('deletePartly', { count, done });
}

function resultText({ kept, failed }: DeletionCounts, t: T): string {
  return [
    failed > 0 && t('deleteFailedCount', { count: failed }),
    kept > 0 && t('deleteKept', { count: kept }),
  ]
    .filter(Boolean)
    .join(' ');
}

function toneOf(deletion: UserDeletion, counts: DeletionCounts) {
  if (deletion.phase !== 'finished') return 'warning';
  if (counts.failed > 0) return 'danger';
  return counts.kept > 0 ? 'info' : 'success';
}

/**
 * The state of a deletion, with a way back: Undo before anything is sent, Stop while it runs. Its
 * last button is the same one all the time, so that focus on it is never lost, and never does more.
 */
export function DeletionPanel(props: DeletionControl) {
  const { deletion, secondsLeft } = props;
  const { phase, entries } = deletion;
  const t = useMessages(usersDeleteMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const counts = countSteps(deletion);
  const done = counts.deleted + counts.failed;
  const safe = {
    waiting: [tFeedback('undo'), props.onUndo],
    deleting: [t('deleteStop'), props.onStop],
    finished: [tFeedback('close'), props.onClose],
  } as const;
  const [safeText, onSafe] = safe[phase];

  return (
    <DeletionFrame
      data-slot="user-deletion"
      data-tone={toneOf(deletion, counts)}
      aria-label={t('deletion')}
    >
      <Part as="div" data-slot="deletion-head">
        <div>
          <strong>{deletionTitle(deletion, t)}</strong>
          {phase === 'waiting' && <p>{t('deleteWaitingText')}</p>}
          {phase === 'finished' && counts.deleted < counts.all && <p>{resultText(counts, t)}</p>}
        </div>
        <Part as="div" data-slot="deletion-actions">
          {phase === 'finished' && counts.failed > 0 && (
            <Button size="sm" onPress={props.onRetry}>
              {t('deleteRetry', { count: counts.failed })}
            </Button>
          )}
          <Button size="sm" onPress={onSafe}>
            {safeText}
          </Button>
        </Part>
      </Part>
      {phase === 'waiting' && (
        <ProgressBar
          size="sm"
          tone="warning"
          label={t('deleteSecondsLeft', { count: secondsLeft })}
          value={secondsLeft}
          maxValue={DELETE_UNDO_SECONDS}
        />
      )}
      {phase === 'deleting' && (
        <ProgressBar
          size="sm"
          label={t('deleteProgress', { done, count: counts.all })}
          value={done}
          maxValue={counts.all}
        />
      )}
      {phase !== 'waiting' && (counts.all > 1 || counts.failed > 0) && (
        <ul aria-label={t('deletion')} tabIndex={counts.all > ENTRIES_IN_SIGHT ? 0 : undefined}>
          {entries.map((entry) => (
            <Entry key={entry.user.email} entry={entry} t={t} />
          ))}
        </ul>
      )}
    </DeletionFrame>
  );
}

/** More than this scroll. */
const ENTRIES_IN_SIGHT = 4;

const STEPS = {
  waiting: 'stepWaiting',
  kept: 'stepKept',
  failed: 'stepFailed',
} as const;

const MARKS = { deleting: 'markDeleting', deleted: 'markDeleted' } as const;

function Entry({ entry, t }: { entry: DeletionEntry; t: T }) {
  const tShared = useMessages(usersSharedMessages);
  const { status } = entry;
  const isMark = status === 'deleting' || status === 'deleted';
  return (
    <li data-status={entry.status}>
      <bdi>{displayNameOf(entry.user)}</bdi>
      <span>{isMark ? tShared(MARKS[status]) : t(STEPS[status])}</span>
      {entry.status === 'failed' && <p>{failureText(entry.failure, t('stepFailedText'))}</p>}
    </li>
  );
}
