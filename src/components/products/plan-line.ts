import type { PlanPrice } from '../../domain/products/plan-prices';
import type { sharedPlansMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { cycleWords, termWords } from '../shared/plan-words';
import type { PriceWords } from './plan-prices-columns';

/** A plan in one line: '1 year · Paid monthly', with its free trial days. */
export function planLine(
  { term, cycle, trialDays: days }: Pick<PlanPrice, 'term' | 'cycle' | 'trialDays'>,
  t: PriceWords,
  tPlans: Translate<(typeof sharedPlansMessages)['messages']>,
): string {
  const plan = `${termWords(term, tPlans)} · ${cycleWords(cycle, tPlans)}`;
  return days ? t('planWithTrial', { plan, days }) : plan;
}
