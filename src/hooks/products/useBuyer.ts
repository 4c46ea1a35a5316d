import { getCustomer, listTenants } from '../../api/calls/customers';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { type Buyer, type BuyerFacts, shownTarget } from '../../domain/cart/buyer';
import type { Failure } from '../../domain/failure';
import { cartAccess } from '../../domain/products/product-access';
import { dataOr } from '../../domain/reading';
import { useViewer } from '../auth/useViewer';
import { useCartTargets } from '../cart/useCartTargets';
import { productKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** What {@link useBuyer} returns. */
export interface BuyerResult {
  /** The buyer, whose prices are shown. */
  readonly buyer: Buyer;
  /** The customer whose prices to request; null for none. */
  readonly customerId: string | null;
  /** Whether the customer for prices is known. */
  readonly isKnown: boolean;
  /** Why the target of the cart is unknown. @default known */
  readonly failure: Failure | undefined;
}

/** A page of this size has all tenants of a company. */
const TENANTS_MOST = 100;
const never = () => false;

/** Null if the viewer may not see it; other failures are thrown. */
async function allowedOr<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error) && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

async function readFacts(
  client: ApiClient,
  id: string,
  options: { readonly signal: AbortSignal },
): Promise<BuyerFacts> {
  const tenantsQuery = {
    id,
    pageNumber: 1,
    pageSize: TENANTS_MOST,
    filters: { state: ['active'] },
  };
  const [customer, tenants] = await Promise.all([
    allowedOr(getCustomer(client, { id }, options)),
    allowedOr(listTenants(client, tenantsQuery, options)),
  ]);
  return {
    country: customer?.country ?? null,
    tenantVendorIds: tenants?.data.map(({ vendorId }) => vendorId) ?? null,
  };
}

/**
 * The target of the viewer's cart, and the customer for the marketplace's prices: the requested
 * one, else the first of the cart.
 *
 * @param pricesOf - id of the customer whose prices are requested; null for none
 */
export function useBuyer(pricesOf: string | null): BuyerResult {
  const viewer = useViewer();
  const canBuy = viewer !== null && cartAccess(viewer).allowed;
  const reading = useCartTargets();
  const targets = dataOr(reading, null);
  const shown = targets && shownTarget(targets, pricesOf);
  const customerId = shown?.customerId ?? null;
  // Viewers who may not buy have no cart; they see the prices of their own company.
  const own = viewer?.customerType === 0 ? viewer.customerId : null;
  const factsOf = customerId ?? own ?? '';
  const facts = useRead({
    key: productKeys.buyer(factsOf),
    // A cart hydrated from a server is available before sign-in.
    isEnabled: viewer !== null && factsOf !== '',
    isEmpty: never,
    read: (client, options) => readFacts(client, factsOf, options),
  });
  return {
    buyer: { targets: canBuy ? targets : [], shown, facts: dataOr(facts, null) },
    customerId,
    isKnown: viewer !== null && (!canBuy || reading.status !== 'loading'),
    failure: reading.status === 'failed' ? reading.failure : undefined,
  };
}
