import { useState } from 'react';
import { listProducts } from '../../api/calls/products';
import type { AddedChoice, CartAdding, ProductScreenProps } from '../../contracts/products';
import { ALLOWED } from '../../domain/access';
import { withoutCosts } from '../../domain/billing/costs';
import type { Cart } from '../../domain/cart/cart';
import type { Product } from '../../domain/products/product';
import { CART_USE, canReadProducts } from '../../domain/products/product-access';
import { dataOr, mapReading, type Reading } from '../../domain/reading';
import { canAct } from '../../domain/users/permission-access';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useAddToCart } from '../cart/useAddToCart';
import { useCart } from '../cart/useCart';
import { useClientView } from '../preferences/useClientView';
import { productKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';
import { productSource } from './product-queries';
import { useBuyer } from './useBuyer';
import { useHeldSubscriptions, useProductHolders } from './useProductHolders';
import { useSeveralProducts } from './useSeveralProducts';

/** Maximum number of a vendor's add-ons that are read. */
const ADD_ONS_MOST = 100;
const never = () => false;

/** The add-ons of a product: those of its vendor that require it, alone or as one of several. */
function useAddOns(
  reading: Reading<Product>,
  customerId: string | null,
  isEnabled: boolean,
): Reading<readonly Product[]> {
  const product = dataOr(reading, null);
  const isMain = product !== null && product.kind !== 'addon';
  return useRead<readonly Product[]>({
    key: productKeys.addOns(product?.id ?? '', customerId),
    isEnabled: isEnabled && isMain,
    isEmpty: never,
    read: async (client, options) => {
      const filters = { kind: ['addon'], vendorId: [product?.vendor.id ?? ''] };
      const request = { pageNumber: 1, pageSize: ADD_ONS_MOST, filters };
      const prices = { customerId: customerId ?? undefined };
      const { data } = await listProducts(client, { ...request, ...prices }, options);
      return data.filter(({ requires }) => requires.includes(product?.id ?? ''));
    },
  });
}

const RESULTS = {
  saved: 'added',
  expired: 'expired',
  alreadyOrdered: 'alreadyOrdered',
  // Adding sends no revision, so that it cannot conflict.
  changed: 'added',
} as const;

/** Adds the selection on a product's page to the cart, and holds the result. */
function useCartAdding(): CartAdding {
  const { add, isPending, failure, answer } = useAddToCart();
  const [choice, setChoice] = useState<AddedChoice | null>(null);
  return {
    onAdd: (next) => {
      if (isPending) return;
      setChoice(next);
      void add(next);
    },
    isPending,
    failure,
    result: answer && RESULTS[answer.status],
    choice,
  };
}

/** Options of {@link useProductScreen}. */
export interface ProductScreenOptions {
  /** Id of the product. */
  readonly id: string;
  /** Id of the customer whose prices are requested. @default the first of the cart */
  readonly pricesOf?: string | null | undefined;
  /** Called with the customer whose prices to show. @default nothing */
  readonly onPricesOfChange?: ((customerId: string) => void) | undefined;
}

const SUBSCRIPTIONS_READ = { permission: 'Subscription.Read' } as const;
const NONE: readonly string[] = [];
/**
 * Everything that `ProductScreen` shows and does (commerce §5): a product with its plans at the
 * buyer's prices, its requirements, its add-ons, its holders, and adding to the cart. No request is
 * sent before sign-in, or if the viewer may not see it.
 *
 * @example
 * const Product = ({ id }: { id: string }) => <ProductScreen {...useProductScreen({ id })} />;
 */
export function useProductScreen(options: ProductScreenOptions): ProductScreenProps {
  const { id, pricesOf = null, onPricesOfChange } = options;
  const viewer = useViewer();
  const reader = viewer && { ...viewer, allowedWhileImpersonating: null };
  const access = useSignedInAccess(reader ? canReadProducts(reader) : ALLOWED);
  const seesSubscriptions = reader !== null && canAct(reader, SUBSCRIPTIONS_READ).allowed;
  const hasCustomers = viewer !== null && viewer.customerType > 0;
  const { buyer, customerId, isKnown, failure } = useBuyer(pricesOf);
  const clientView = useClientView();
  const isEnabled = isKnown && access.allowed;
  const product = useRead<Product>({
    ...productSource(id, customerId),
    isEnabled,
    isEmpty: never,
  });
  const requires = dataOr<Product | null>(product, null)?.requires ?? NONE;
  const required = useSeveralProducts(requires, customerId, isEnabled);
  // Viewers who may not buy have no cart; they see the prices of their own company.
  const holderId = customerId ?? (hasCustomers ? null : (viewer?.customerId ?? null));
  const held = useHeldSubscriptions(product, required, holderId, seesSubscriptions);
  const holders = useProductHolders(id, isEnabled && hasCustomers && seesSubscriptions);
  const shown = <T>(reading: Reading<T>) =>
    clientView?.isOn ? mapReading(reading, withoutCosts) : reading;
  return {
    access,
    product: shown(product),
    buying: { buyer, failure, pricesOf, onPricesOfChange: (next) => onPricesOfChange?.(next) },
    canBuy: reader !== null && canAct(reader, CART_USE).allowed,
    adding: useCartAdding(),
    inCart: dataOr<Cart | null>(useCart(), null)?.lines.map(({ productId }) => productId) ?? NONE,
    related: {
      required: shown(required),
      held: seesSubscriptions && holderId !== null ? shown(held) : null,
      addOns: shown(useAddOns(product, customerId, isEnabled)),
      // Other customers must not be visible either.
      holders: hasCustomers && seesSubscriptions && !clientView?.isOn ? holders : null,
    },
    clientView,
    now: useNow(60_000),
  };
}
