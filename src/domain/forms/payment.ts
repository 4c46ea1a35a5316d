import * as v from 'valibot';
import type { Statement } from '../billing/statement';
import { amountProblem, paidOnProblem, REFERENCE_MAX } from '../billing/statement-rules';
import type { CivilDate } from '../time/civil-date';
import { amount } from './amount';

/**
 * Rules of a payment, or of what is paid back of a credit, as it is typed on a page in a language (wire
 * §6). Issues are the server's codes, or those of an amount that is typed.
 */
export const paymentRules = (
  { balance, currency }: Pick<Statement, 'balance' | 'currency'>,
  todayOn: CivilDate,
  locale: string,
) =>
  v.object({
    amount: v.pipe(
      amount(currency, locale),
      v.check(
        (typed) => amountProblem(typed, balance) === null,
        ({ input }) => amountProblem(input, balance) ?? '',
      ),
    ),
    paidOn: v.pipe(
      v.string(),
      v.check((day) => paidOnProblem(day, todayOn) === null, 'paidOn'),
    ),
    reference: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(REFERENCE_MAX, 'tooLong'),
      v.transform((reference) => reference || null),
    ),
  });
