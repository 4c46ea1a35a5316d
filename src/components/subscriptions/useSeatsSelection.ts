import { useMemo } from 'react';
import { refused } from '../../domain/access';
import type { BulkSeats } from '../../domain/subscriptions/bulk-seats';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { ListProps } from '../ui/list/list-props';
import { useActionRefusal } from './action-refusal';
import { useActionWords } from './action-words';

/** The selection of a list of subscriptions, and what can be done with it: nothing without `bulkSeats`. */
export function useSeatsSelection(
  bulkSeats: BulkSeats | undefined,
): Pick<ListProps<Subscription>, 'bulkActions' | 'canSelect'> {
  const words = useActionWords();
  const refusal = useActionRefusal();
  const { canSelect } = bulkSeats ?? {};
  const canSelectRow = useMemo(
    () =>
      canSelect &&
      ((row: Subscription) => {
        const access = canSelect(row);
        return access.allowed ? access : refused(refusal(access).disabledReason ?? '');
      }),
    [canSelect, refusal],
  );
  if (!bulkSeats) return {};
  const { access, onOpen } = bulkSeats;
  const { disabledReason: reason } = refusal(access);
  return {
    canSelect: canSelectRow,
    bulkActions: [{ id: 'seats', label: words('seats'), refusal: () => reason, onAction: onOpen }],
  };
}
