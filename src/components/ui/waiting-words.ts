import { useCallback } from 'react';
import type { OrderApprover } from '../../domain/orders/approvers';
import { ordersWaitingMessages } from '../../messages/generated/en/orders';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { untilDayFormat } from './date-format';

/** Names of people of whom one is enough, as a language lists them: 'Rosa Moreau or Ada Lindqvist'. */
export function peopleWords(approvers: readonly OrderApprover[], locale: string): string {
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return list.format(approvers.map(({ name }) => name));
}

/** A day at the end of a sentence, which has the full stop already: '12. Dez' of '12. Dez.'. */
export function untilDay(instant: Date, locale: string): string {
  return untilDayFormat(locale).format(instant).replace(/\.$/, '');
}

/** For whom an order waits, and until when (workday §4). */
export function useWaitingWords(): (
  approvers: readonly OrderApprover[],
  heldUntilAt: Date,
) => string {
  const t = useMessages(ordersWaitingMessages);
  const locale = useMessagesLocale();
  return useCallback(
    (approvers, heldUntilAt) => {
      const date = untilDay(heldUntilAt, locale);
      if (approvers.length === 0) return t('waitsForNobody', { date });
      return t('waitsFor', { people: peopleWords(approvers, locale), date });
    },
    [t, locale],
  );
}
