import { firstTerm } from '../subscriptions/term';
import type { CivilDate } from '../time/civil-date';
import type { CartLine } from './cart';
import type { QuoteLine } from './quote';

/** First day not covered by a line's first term, if it is bought now; null without a term. */
export function firstTermEnd(
  { term, endsOn }: Pick<CartLine, 'term' | 'endsOn'>,
  charge: Pick<QuoteLine, 'fromOn' | 'untilOn' | 'recurring' | 'commitment'>,
): CivilDate | null {
  // Something that is paid later and has no commitment is a trial; it ends with its first charge.
  const isTrial = charge.recurring > 0 && charge.commitment === 0;
  const end = isTrial ? charge.untilOn : endsOn;
  return firstTerm({ term, trialDays: null }, charge.fromOn, end).renewsOn;
}
