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

/** Props of {@link EndDateSelect}. */
export interface EndDateSelectProps {
  /** The line. */
  line: CartLine;
  /** The days, once they are looked at; null before. */
  endDates: CartEndDates | null;
  /** Whether it cannot be changed. */
  isDisabled: boolean;
  /** Called when the days are to be there, and when they are seen. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the first day that is not covered; null for the regular end. */
  onChange: (endsOn: string | null) => void;
}

/** The item of the regular end, which is no day. */
const USUAL = 'usual';
const NONE: readonly CommonEndDate[] = [];

/**
 * When the first term of a line ends: the days that it can share with something else, what would be
 * charged first, and why a day cannot be chosen (commerce §6.10). They are read when it is opened.
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
