import { useCallback, useState } from 'react';
import { type PriceOverrideInput, setPriceOverride } from '../../api/calls/products';
import type { PriceOverrideModalProps } from '../../contracts/products';
import type { PlanPrice } from '../../domain/products/plan-prices';
import type { PriceEvent } from '../../domain/products/price-override';
import type { PriceList } from '../../domain/products/product';
import { priceListKeys } from '../reads/keys';
import { useWrite } from '../writes/useWrite';

/** Products include prices, and their keys cover all price lists. */
const PRODUCTS = ['products'] as const;

/** The dialog that sets or removes a list's own price of a plan (wire §3.1). */
export function usePriceOverride(
  list: PriceList | null,
  onDone?: (event: PriceEvent) => void,
): { readonly dialog: PriceOverrideModalProps | null; readonly open: (plan: PlanPrice) => void } {
  const [plan, setPlan] = useState<PlanPrice | null>(null);
  const { isPending, failure, run, reset } = useWrite(
    (client, input: PriceOverrideInput) => setPriceOverride(client, input),
    // Lists that are based on this one change with it.
    { stale: () => [priceListKeys.all, PRODUCTS] },
  );
  const open = useCallback(
    (next: PlanPrice) => {
      reset();
      setPlan(next);
    },
    [reset],
  );
  if (!list || !plan) return { dialog: null, open };
  const dialog: PriceOverrideModalProps = {
    list,
    plan,
    isPending,
    failure,
    async onSave(change) {
      const outcome = await run({ id: list.id, planId: plan.id, ...change });
      if (outcome.status !== 'done') return;
      setPlan(null);
      onDone?.({ plan, unitPrice: change.unitPrice, isBased: Boolean(list.basedOnId) });
    },
    onClose: () => setPlan(null),
  };
  return { dialog, open };
}
