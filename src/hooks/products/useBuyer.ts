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
  /** Whose prices to ask for; null for nobody's. */
  readonly customerId: string | null;
  /** Whether it is known by now whose prices to ask for. */
  readonly isKnown: boolean;
  /** Why it is not known whom the cart is for. @default it is */
  readonly failure: Failure | undefined;
}

/** A page of this size has all tenants of a company. */
const TENANTS_MOST = 100;
const never = () => false;

/** What the viewer may not be told is null; other failures are failures. */
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
  const asked = { id, pageNumber: 1, pageSize: TENANTS_MOST, filters: { state: ['active'] } };
  const [customer, tenants] = await Promise.all([
    allowedOr(getCustomer(client, { id }, options)),
    allowedOr(listTenants(client, asked, options)),
  ]);
  return {
    country: customer?.country ?? null,
    tenantVendorIds: tenants?.data.map(({ vendorId }) => vendorId) ?? null,
  };
}

/**
 * Whom the viewer's cart is for, and whose prices the marketplace shows: those of the customer that
 * was asked for, else of the first one of the cart.
 *
 * @param pricesOf - id of the customer whose prices were asked for; null for nobody
 */
export function useBuyer(pricesOf: string | null): BuyerResult {
  const viewer = useViewer();
  const canBuy = viewer !== null && cartAccess(viewer).allowed;
  const reading = useCartTargets();
  const targets = dataOr(reading, null);
  const shown = targets && shownTarget(targets, pricesOf);
  const customerId = shown?.customerId ?? null;
  // Who may not buy has no cart, and is still their own company's customer.
  const own = viewer?.customerType === 0 ? viewer.customerId : null;
  const factsOf = customerId ?? own ?? '';
  const facts = useRead({
    key: productKeys.buyer(factsOf),
    // A cart that a server has read is there before anybody is signed in.
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
