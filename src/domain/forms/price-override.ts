import * as v from 'valibot';
import type { PlanPrice } from '../products/plan-prices';
import { amount } from './amount';

/**
 * Rules of a list's own price of a plan, as it is typed on a page in a language: below cost it is
 * confirmed (commerce §6). Issues are message codes of the dialog, or those of an amount that is typed.
 */
export const priceOverrideRules = (
  plan: Pick<PlanPrice, 'unitPrice' | 'unitCost' | 'isOwn'>,
  currency: string,
  locale: string,
) =>
  v.pipe(
    v.object({ unitPrice: amount(currency, locale), allowBelowCost: v.boolean() }),
    v.forward(
      v.check(({ unitPrice }) => !plan.isOwn || unitPrice !== plan.unitPrice, 'unchanged'),
      ['unitPrice'],
    ),
    v.forward(
      v.check(
        ({ unitPrice, allowBelowCost }) =>
          allowBelowCost || typeof plan.unitCost !== 'number' || unitPrice >= plan.unitCost,
        'confirmLoss',
      ),
      ['allowBelowCost'],
    ),
  );
