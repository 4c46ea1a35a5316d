import * as v from 'valibot';
import type { Statement } from '../billing/statement';
import { REFERENCE_MAX } from '../billing/statement-rules';
import { readAmount } from '../text/typed-amount';
import { type CivilDate, parseCivilDate } from '../time/civil-date';

/**
 * Rules of a payment, or of what is paid back of a credit, as it is typed on a page in a language (wire
 * §6). Issues are message codes of the statement; one that is `unreadable` is explained by its field.
 */
export const paymentRules = (
  { balance, currency }: Pick<Statement, 'balance' | 'currency'>,
  todayOn: CivilDate,
  locale: string,
) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.transform((text) => readAmount(text, currency, locale)),
      v.check(({ problem }) => problem !== 'required', 'amountRequired'),
      v.check(({ problem }) => problem === undefined, 'unreadable'),
      v.transform(({ amount = 0 }) => amount),
      v.minValue(1, 'amountRequired'),
      v.maxValue(Math.abs(balance), 'amountAbove'),
    ),
    paidOn: v.pipe(
      v.string(),
      v.check((day) => parseCivilDate(day) !== null && day <= todayOn, 'paidOn'),
    ),
    reference: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(REFERENCE_MAX, 'tooLong'),
      v.transform((reference) => reference || null),
    ),
  });
