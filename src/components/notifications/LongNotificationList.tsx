import { type ReactNode, useCallback } from 'react';
import type { Notification } from '../../domain/notifications/notification';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { WindowedList } from '../ui/WindowedList';

interface LongNotificationListProps {
  notifications: readonly Notification[];
  label: string;
  /** Those that begin a day. */
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

/** Pixels of a row without its text, and of a line of it. */
const ROW = 71;
const LINE = 20;
const LINE_CHARACTERS = 48;
/** And of the heading of a day. */
const DAY = 36;

/** About how high a row will be; rows are measured when they are drawn. */
function heightOf({ description }: Notification): number {
  return ROW + LINE * Math.min(5, Math.ceil(description.length / LINE_CHARACTERS));
}

/** Draws only what is seen, however many there are. */
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
