import { parseCivilDate } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { uiDatesMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import type { DateLimits, DateProblem } from './useDateDraft';

/** Why what stands in a date field does not count, in words. */
export function useDateReason(
  problem: DateProblem | undefined,
  limits: DateLimits,
): string | undefined {
  const t = useMessages(uiDatesMessages);
  const locale = useMessagesLocale();
  if (problem === undefined) return undefined;
  if (problem === 'required') return t('dateRequired');
  if (problem === 'incomplete') return t('dateIncomplete');
  const format = (day: string) => formatCivilDate(day, locale);
  const min = parseCivilDate(limits.min);
  const max = parseCivilDate(limits.max);
  if (min !== null && max !== null) {
    return t('dateBetween', { min: format(min), max: format(max) });
  }
  return min === null
    ? t('dateUntil', { max: format(max ?? '') })
    : t('dateFrom', { min: format(min) });
}
