import { formatCivilDate } from '../../domain/time/civil-format';
import { writeTypedDate } from '../../domain/time/typed-date';
import { uiDatesMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import type { DateLimits, DateProblem } from './useDateDraft';

interface DateReason extends DateLimits {
  /** Number of possible dates. */
  readonly candidateCount: number;
}

/** Explains why a date field is invalid. */
export function useDateReason(
  problem: DateProblem | undefined,
  { candidateCount, ...limits }: DateReason,
): string | undefined {
  const t = useMessages(uiDatesMessages);
  const locale = useMessagesLocale();
  if (problem === undefined) return undefined;
  if (problem === 'required') return t('dateRequired');
  if (problem === 'ambiguous') return t('dateAsked', { count: candidateCount });
  const format = (day: string) => formatCivilDate(day, locale);
  const { min, max } = limits;
  if (problem === 'incomplete') {
    return t('dateIncomplete', { example: writeTypedDate(max ?? min ?? '2030-12-31', locale) });
  }
  if (min !== undefined && max !== undefined) {
    return t('dateBetween', { min: format(min), max: format(max) });
  }
  return min === undefined
    ? t('dateUntil', { max: format(max ?? '') })
    : t('dateFrom', { min: format(min) });
}
