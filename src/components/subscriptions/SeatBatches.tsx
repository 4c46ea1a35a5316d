import { unreadableIn } from '../../domain/entries';
import { isWindowOpen } from '../../domain/subscriptions/seats';
import type { SeatBatch, Subscription } from '../../domain/subscriptions/subscription';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import {
  subscriptionsCommitmentMessages,
  subscriptionsSeatsMessages,
} from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { MomentText } from '../ui/MomentText';
import { unreadableItem } from '../ui/UnreadableEntry';

interface SeatBatchesProps {
  subscription: Pick<Subscription, 'batches' | 'renewsOn'>;
  now: number;
}

const List = styled('ul')(
  layered(`
  display: grid;
  gap: var(--plinth-space-3);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--plinth-space-4); }
  & > li + li { padding-block-start: var(--plinth-space-3); border-block-start: 1px solid var(--plinth-border); }
  & > li > span { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 20px; }
  & > li > span:last-of-type { grid-column: 1 / -1; }
  `),
);

/** Seats by purchase, newest first: the order in which they are removed (commerce §2.3.5). */
export function SeatBatches({ subscription, now }: SeatBatchesProps) {
  const t = useMessages(subscriptionsSeatsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const { batches, renewsOn } = subscription;
  return (
    <List data-slot="seat-batches" aria-label={t('batches')}>
      {[...batches].reverse().map((batch) => (
        <li key={batch.fromAt.getTime()}>
          <b>{tFacts('seats', { count: batch.quantity })}</b>
          <span>
            <MomentText instant={batch.fromAt} sentence={(date) => t('batchFrom', { date })} />
          </span>
          <span>
            <WindowText batch={batch} now={now} isBound={renewsOn !== null} />
          </span>
        </li>
      ))}
      {unreadableIn(batches).map(unreadableItem)}
    </List>
  );
}

/** The deadline to cancel a batch's seats, or since when it has passed. */
function WindowText({ batch, now, isBound }: { batch: SeatBatch; now: number; isBound: boolean }) {
  const t = useMessages(subscriptionsCommitmentMessages);
  const tSeats = useMessages(subscriptionsSeatsMessages);
  const { cancelUntilAt } = batch;
  if (!isBound) return <span>{tSeats('batchAnyTime')}</span>;
  if (cancelUntilAt === null) return <span>{tSeats('batchNever')}</span>;
  return isWindowOpen(batch, now) ? (
    <MomentText
      instant={cancelUntilAt}
      now={now}
      sentence={(until) => tSeats('batchUntil', { until })}
    />
  ) : (
    <MomentText instant={cancelUntilAt} sentence={(date) => t('closed', { date })} />
  );
}
