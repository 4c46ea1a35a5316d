import type { AttentionItem } from '../../domain/dashboard/summary';
import { formatCivilDate } from '../../domain/time/civil-format';
import { dashboardAttentionMessages } from '../../messages/generated/en/dashboard';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { untilDay, usePeopleWords, useWaitingWords } from '../shared/waiting-words';

/**
 * Returns the sentence for an entry that needs attention, in the reader's language. Falls back to
 * the server's sentence if the kind is unknown or a field is missing.
 */
export function useAttentionText(): (item: AttentionItem) => string {
  const t = useMessages(dashboardAttentionMessages);
  const locale = useMessagesLocale();
  const waitingWords = useWaitingWords();
  const peopleWords = usePeopleWords();

  return (item) => {
    const { kind, number, customerName: customer, productName: product, text } = item;
    if (kind === 'ownOrderWaiting' && number !== undefined && item.approvers && item.dueAt) {
      if (item.approvers.length === 0) return waitingWords(item.approvers, item.dueAt);
      const people = peopleWords(item.approvers);
      const date = untilDay(item.dueAt, locale);
      return t('saysOwnOrderWaiting', { number, people, date });
    }
    if (customer === undefined) return text;
    if (number !== undefined) {
      if (kind === 'orderFailed') {
        return t(item.isInPart ? 'saysOrderFailedInPart' : 'saysOrderFailed', { number, customer });
      }
      if (kind === 'orderWaiting') return t('saysOrderWaiting', { number, customer });
      if (kind === 'statementOverdue') return t('saysStatementOverdue', { number, customer });
    }
    if (product !== undefined) {
      const { renewsOn, endsOn, quantity: total, unassigned: count } = item;
      const names = { product, customer };
      if (kind === 'windowClosing') return t('saysWindowClosing', names);
      if (kind === 'trialEnding') return t('saysTrialEnding', names);
      if (kind === 'renewalSoon' && endsOn !== undefined) {
        return t('saysEnds', { ...names, date: formatCivilDate(endsOn, locale, 'dayOfYear') });
      }
      if (kind === 'renewalSoon' && renewsOn !== undefined) {
        return t('saysRenews', { ...names, date: formatCivilDate(renewsOn, locale, 'dayOfYear') });
      }
      if (kind === 'seatsUnused' && total !== undefined && count !== undefined) {
        return t('saysSeatsUnused', { ...names, total, count });
      }
    }
    if (kind === 'tenantExpired' && item.domain !== undefined) {
      return t('saysTenantExpired', { domain: item.domain, customer });
    }
    return text;
  };
}
