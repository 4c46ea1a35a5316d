import { getCustomer } from '../../api/calls/customers';
import { listOrders } from '../../api/calls/orders';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import type { Customer } from '../../domain/customers/customer';
import { CUSTOMERS_FROM_LEVEL } from '../../domain/customers/customer-rules';
import { FIRST_QUERY } from '../../domain/list-query';
import { dataOr } from '../../domain/reading';
import type { CurrentUser } from '../../domain/users/user';
import { cartKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** Number of suggested customers, and of the orders they are taken from. */
const RECENT_MOST = 4;
const ORDERS_READ = 20;

interface ClientPicks {
  /** The own company, for a reseller. */
  readonly ownCompany: Customer | null;
  /** The customers with the most recent orders; null while they load. */
  readonly recent: readonly Customer[] | null;
}

const NOTHING: ClientPicks = { ownCompany: null, recent: [] };
const LOADING: ClientPicks = { ownCompany: null, recent: null };
const never = () => false;

type Options = { readonly signal: AbortSignal };

/** A customer that cannot be read is not suggested; the list below has all of them. */
async function offered(client: ApiClient, id: string, options: Options): Promise<Customer | null> {
  try {
    return await getCustomer(client, { id }, options);
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

async function recentIds(client: ApiClient, options: Options): Promise<readonly string[]> {
  const request = { ...FIRST_QUERY, pageSize: ORDERS_READ, sort: '-createdAt' };
  const { data } = await listOrders(client, request, options);
  return [...new Set(data.map(({ customerId }) => customerId))];
}

/** Suggested customers: the own company, and recent buyers. */
export function useClientPicks(viewer: CurrentUser | null, isEnabled: boolean): ClientPicks {
  const own = viewer?.customerType === CUSTOMERS_FROM_LEVEL ? viewer.customerId : null;
  const canSeeOrders = viewer?.allowedActions.includes('Order.Read') ?? false;
  const reading = useRead<ClientPicks>({
    key: cartKeys.clientPicks,
    isEnabled,
    isEmpty: never,
    read: async (client, options) => {
      const latest = canSeeOrders ? await recentIds(client, options) : [];
      const ids = latest.filter((id) => id !== viewer?.customerId).slice(0, RECENT_MOST);
      const [ownCompany = null, ...recent] = await Promise.all([
        own === null ? null : offered(client, own, options),
        ...ids.map((id) => offered(client, id, options)),
      ]);
      return { ownCompany, recent: recent.filter((customer) => customer !== null) };
    },
  });
  return dataOr(reading, reading.status === 'loading' ? LOADING : NOTHING);
}
