import type { CartEndDates } from '../../contracts/cart';
import type { CartLine } from '../../domain/cart/cart';
import type { CommonEndDate } from '../../domain/cart/common-end-dates';
import { failureText } from '../../domain/failure';
import { formatMoney } from '../../domain/money';
import { dataOr } from '../../domain/reading';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { cartEndDatesMessages } from '../../messages/generated/en/cart';
import { sharedEndDatesMessages } from '../../messages/generated/en/shared';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Select } from '../ui/Select';

export interface EndDateSelectProps {
  /** The line to set the end date of. */
  line: CartLine;
  /** The available end dates; null until the list has been opened. */
  endDates: CartEndDates | null;
  isDisabled: boolean;
  /** Called when the list opens or closes. Load the dates here. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the first day after the term; null for the regular end. */
  onChange: (endsOn: string | null) => void;
}

/** Value of the item for the regular end; not a date. */
const USUAL = 'usual';
const NONE: readonly CommonEndDate[] = [];

/**
 * Selects the end of a line's first term: dates shared with other subscriptions, the first charge
 * of each, and why a date is not available (commerce §6.10). The dates load when the list opens.
 */
export function EndDateSelect(props: EndDateSelectProps) {
  const { line, endDates, isDisabled, onOpenChange, onChange } = props;
  const t = useMessages(cartEndDatesMessages);
  const tEndDates = useMessages(sharedEndDatesMessages);
  const tData = useMessages(uiDataMessages);
  const locale = useMessagesLocale();
  const reading = endDates?.dates;
  const dates = reading ? dataOr(reading, NONE) : NONE;
  const { endsOn } = line;
  const lastDay = (untilOn: string) => formatCivilDate(lastDayOf(untilOn), locale);

  function words({ reason, firstNet, refusal }: CommonEndDate): string {
    if (refusal !== null) return `${reason}. ${refusal}`;
    const currency = endDates?.currency ?? null;
    if (firstNet === null || currency === null) return reason;
    const amount = formatMoney({ amount: firstNet, currency }, locale);
    return t('endFirstCharge', { reason, amount });
  }
  function help(): string | undefined {
    if (!endDates?.isOpen || !reading || reading.status === 'failed') return undefined;
    if (reading.status === 'loading') return tData('loading');
    return dates.length === 0 ? t('endNone') : undefined;
  }

  const isListed = endsOn === null || dates.some((date) => date.endsOn === endsOn);
  const chosen = isListed ? [] : [{ id: endsOn, label: lastDay(endsOn) }];
  return (
    <Select
      label={t('firstTermEnds')}
      items={[
        { id: USUAL, label: tEndDates('endUsual'), description: tEndDates('endUsualText') },
        ...chosen,
        ...dates.map((date) => ({
          id: date.endsOn,
          label: lastDay(date.endsOn),
          description: words(date),
          isDisabled: date.refusal !== null,
        })),
      ]}
      value={endsOn ?? USUAL}
      isDisabled={isDisabled}
      description={help()}
      errorText={
        endDates?.isOpen && reading?.status === 'failed'
          ? failureText(reading.failure, tEndDates('endFailed'))
          : undefined
      }
      onOpenChange={onOpenChange}
      onChange={(id) => onChange(id === USUAL ? null : id)}
    />
  );
}
