import { type ReactNode, useCallback } from 'react';
import type { Notification } from '../../domain/notifications/notification';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { WindowedList } from '../ui/WindowedList';

interface LongNotificationListProps {
  notifications: readonly Notification[];
  label: string;
  /** Notifications that begin a day, with the day's age. */
  days: ReadonlyMap<string, number>;
  renderItem: (notification: Notification) => ReactNode;
}

const Frame = styled('div')(
  layered(`
  flex: 1 1 auto;
  min-block-size: 0;
  display: flex;
  flex-direction: column;
  border-block-start: 1px solid var(--plinth-border);
  & > [data-slot='windowed-list'] { flex: 1 1 auto; min-block-size: 0; max-block-size: none; }
  `),
);

const keyOf = ({ id }: Notification) => id;

/** Height of a row without its text, and of a line of text, in pixels. */
const ROW = 71;
const LINE = 20;
const LINE_CHARACTERS = 48;
/** Height of a day's heading, in pixels. */
const DAY = 36;

/** Estimated height of a row, used until it is measured. */
function heightOf({ description }: Notification): number {
  return ROW + LINE * Math.min(5, Math.ceil(description.length / LINE_CHARACTERS));
}

/** A windowed list: renders only the visible rows. */
export function LongNotificationList({
  notifications,
  label,
  days,
  renderItem,
}: LongNotificationListProps) {
  const estimate = useCallback(
    (one: Notification) => heightOf(one) + (days.has(one.id) ? DAY : 0),
    [days],
  );
  return (
    <Frame>
      <WindowedList
        aria-label={label}
        items={notifications}
        getKey={keyOf}
        estimateSize={estimate}
        renderItem={renderItem}
      />
    </Frame>
  );
}
