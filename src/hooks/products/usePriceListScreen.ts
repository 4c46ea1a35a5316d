import { useCallback, useMemo, useState } from 'react';
import { type PriceOverrideInput, setPriceOverride } from '../../api/calls/products';
import type { PriceListScreenProps, PriceOverrideModalProps } from '../../contracts/products';
import { refused } from '../../domain/access';
import { withoutCosts } from '../../domain/billing/costs';
import { type PlanPrice, planPrices } from '../../domain/products/plan-prices';
import { PLAN_PRICES_LIST, planPricesPage } from '../../domain/products/plan-prices-list';
import { canChangePrice, PRICE_LISTS_READ } from '../../domain/products/price-list-access';
import type { PriceEvent } from '../../domain/products/price-override';
import type { PriceList } from '../../domain/products/product';
import { emptyWhenGone, type Reading } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useClientView } from '../preferences/useClientView';
import { priceListKeys } from '../reads/keys';
import type { HeldQuery } from '../reads/useList';
import { useRead } from '../reads/useRead';
import { useWholeList } from '../reads/useWholeList';
import { useWrite } from '../writes/useWrite';
import { pricedProductsSource, priceListSource } from './price-list-queries';
import { usePriceListSellers } from './usePriceListSellers';

/** Products include prices, and their keys cover all price lists. */
const PRODUCTS = ['products'] as const;

/** The dialog that sets or removes a list's own price of a plan (wire §3.1). */
function usePriceOverride(
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

/** Options of {@link usePriceListScreen}. */
export interface PriceListScreenOptions extends HeldQuery {
  /** Id of the price list. Use it as `key` if it may change. */
  readonly id: string;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: PriceEvent) => void) | undefined;
}

const isEmpty = () => false;

/**
 * Everything that `PriceListScreen` shows and does (commerce §5): a price list with the price of
 * each plan, and the dialog that changes a price. In the client view it contains no costs.
 *
 * @example
 * const Prices = ({ id }: { id: string }) => <PriceListScreen {...usePriceListScreen({ id })} />;
 */
export function usePriceListScreen(options: PriceListScreenOptions): PriceListScreenProps {
  const { id, onDone, ...held } = options;
  const viewer = useViewer();
  const access = useSignedInAccess(viewerAccess(viewer, PRICE_LISTS_READ));
  const isEnabled = viewer !== null && access.allowed;
  const clientView = useClientView();
  const isClientView = clientView?.isOn ?? false;

  const list = useRead({ ...priceListSource(id), isEnabled, isEmpty });
  const products = useRead({ ...pricedProductsSource(id), isEnabled, isEmpty });
  const priceList = useMemo(() => emptyWhenGone(list), [list]);
  const sold = products.status === 'ready' ? products.data : null;
  const by = list.status === 'ready' ? list.data : null;
  const baseId = by?.basedOnId ?? null;
  const base = useRead({
    ...priceListSource(baseId ?? ''),
    isEnabled: isEnabled && baseId !== null,
    isEmpty,
  });
  const priced = useMemo(
    () => (sold && by ? planPrices(isClientView ? withoutCosts(sold) : sold, by) : null),
    [sold, by, isClientView],
  );
  const plans: Reading<readonly PlanPrice[]> =
    products.status !== 'ready' ? products : priced ? { ...products, data: priced } : LOADING;

  const prices = useWholeList({
    name: 'planPrices',
    ...held,
    all: plans,
    pageOf: planPricesPage,
    start: PLAN_PRICES_LIST.start,
  });
  const changeAccess = useCallback(
    (plan: PlanPrice) =>
      viewer && by ? canChangePrice(viewer, by, plan, isClientView) : refused('otherCompany'),
    [viewer, by, isClientView],
  );
  const { dialog, open } = usePriceOverride(by, onDone);
  return {
    list: prices,
    access,
    priceList,
    plans,
    base: baseId !== null && base.status === 'ready' ? { name: base.data.name, id: baseId } : null,
    sellers: usePriceListSellers({ isEnabled }),
    clientView,
    changeAccess,
    onChangePrice: open,
    dialog: isClientView ? null : dialog,
  };
}

const LOADING = { status: 'loading' } as const;
