import { useCallback } from 'react';
import type { OrderApprover } from '../../domain/orders/order';
import { sharedWaitingMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { untilDayFormat } from '../ui/date-format';

/** Names shown in lists and on the dashboard; the page of an order shows all. */
const NAMED_MOST = 2;

/** Returns alternatives as the language lists them: 'Rosa Moreau or Ada Lindqvist'. */
export function usePeopleWords(most = NAMED_MOST): (approvers: readonly OrderApprover[]) => string {
  const t = useMessages(sharedWaitingMessages);
  const locale = useMessagesLocale();
  return useCallback(
    (approvers) => {
      const named = approvers.slice(0, most).map(({ name }) => name);
      const count = approvers.length - named.length;
      const list = new Intl.ListFormat(locale, { type: 'disjunction' });
      return list.format(count > 0 ? [...named, t('moreApprovers', { count })] : named);
    },
    [t, locale, most],
  );
}

/** A day without its trailing dot, for the end of a sentence: '12. Dez' of '12. Dez.'. */
export function untilDay(instant: Date, locale: string): string {
  return untilDayFormat(locale).format(instant).replace(/\.$/, '');
}

/**
 * Describes who has to approve an order, and until when (workday §4).
 *
 * @param most - maximum number of names
 */
export function useWaitingWords(
  most?: number,
): (approvers: readonly OrderApprover[], heldUntilAt: Date) => string {
  const t = useMessages(sharedWaitingMessages);
  const locale = useMessagesLocale();
  const peopleWords = usePeopleWords(most);
  return useCallback(
    (approvers, heldUntilAt) => {
      const date = untilDay(heldUntilAt, locale);
      if (approvers.length === 0) return t('waitsForNobody', { date });
      return t('waitsFor', { people: peopleWords(approvers), date });
    },
    [t, locale, peopleWords],
  );
}
