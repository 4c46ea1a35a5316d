import { useState } from 'react';
import { createPriceList, type NewPriceList } from '../../api/calls/products';
import type { CustomerScreenProps } from '../../contracts/customers';
import type { OwnPrices } from '../../contracts/products';
import type { PeopleCompany } from '../../contracts/users';
import { ALLOWED, refused } from '../../domain/access';
import type { Customer } from '../../domain/customers/customer';
import {
  CUSTOMERS_READ,
  canActOnCustomer,
  canHaveOwnPrices,
} from '../../domain/customers/customer-rules';
import {
  type CustomerEvent,
  type CustomerTab,
  customerInviteAccess,
  customerTabs,
} from '../../domain/customers/customer-screen';
import type { TenantEvent } from '../../domain/customers/customer-tenants';
import { PRICE_LISTS_READ } from '../../domain/products/price-list-access';
import { type PriceList, priceListName } from '../../domain/products/product';
import { dataOr, emptyWhenGone } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { createRandomId } from '../../platform/random-id';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { priceListSource } from '../products/price-list-queries';
import { customerKeys, priceListKeys } from '../reads/keys';
import type { HeldQuery } from '../reads/useList';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';
import { useWrite } from '../writes/useWrite';
import { customerSource } from './customer-queries';
import { useBilledMonths } from './useBilledMonths';
import { useBuyForCustomer } from './useBuyForCustomer';
import { useCustomerEdit } from './useCustomerEdit';
import { useCustomerMatters } from './useCustomerMatters';
import { useCustomerMove } from './useCustomerMove';
import { useCustomerParts } from './useCustomerParts';
import { useCustomerTenants } from './useCustomerTenants';
import { useLiveSubscriptions } from './useLiveSubscriptions';
import { useVendorNames } from './useVendorNames';

/** Products include prices, and their keys cover all price lists. */
const STALE = [priceListKeys.all, customerKeys.all, ['products']];

/**
 * Creating a price list for one customer (workday §6); null if the viewer may not, or the customer
 * has one. The same idempotency key is sent until there is a response, so that the list is created
 * once.
 *
 * @param onMade - called with the new list
 */
function useOwnPrices(
  viewer: CurrentUser | null,
  customer: Customer | null,
  list: PriceList | null,
  onMade?: (list: PriceList) => void,
): OwnPrices | null {
  const [key, setKey] = useState(createRandomId);
  const { isPending, failure, run } = useWrite(
    (client, input: NewPriceList) => createPriceList(client, input),
    { stale: () => STALE },
  );
  if (!viewer || !customer || !list || !canHaveOwnPrices(viewer, customer, list)) return null;
  return {
    isPending,
    failure,
    async onCreate(name) {
      const customerIds = [customer.id];
      const input = { key, basedOnId: list.id, name: priceListName(name), customerIds };
      const outcome = await run(input);
      if (outcome.status !== 'done') return;
      setKey(createRandomId());
      onMade?.(outcome.result);
    },
  };
}

/** Options of {@link useCustomerScreen}: the state of the open tab's list, if controlled. */
export interface CustomerScreenOptions extends HeldQuery {
  /** Id of the customer. Use it as `key` if it may change. */
  readonly id: string;
  /** The open tab, if controlled. @default uncontrolled */
  readonly tab?: CustomerTab | undefined;
  /** Called with the tab to open. @default nothing */
  readonly onTabChange?: ((tab: CustomerTab) => void) | undefined;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: CustomerEvent) => void) | undefined;
  /** Called with the changed customer. @default nothing */
  readonly onEdited?: ((customer: Customer) => void) | undefined;
  /** Called with a change of a tenant. @default nothing */
  readonly onTenantDone?: ((event: TenantEvent) => void) | undefined;
  /** Opens the notification with the credentials of a new tenant. @default nothing */
  readonly onCredentials?: (() => void) | undefined;
  /** Called with the new price list of this customer, to open it. @default nothing */
  readonly onOwnPrices?: ((list: PriceList) => void) | undefined;
  /** Opens an invitation to this customer, see `useInviteDialog`. @default none, and no such button */
  readonly onInvite?: ((company: PeopleCompany) => void) | undefined;
  /** Why invitations are disabled now, as a sentence. @default allowed */
  readonly inviteRefusal?: string | undefined;
  /**
   * Called when the cart is assigned to this customer, to continue to the marketplace. @default
   * nothing
   */
  readonly onBuying?: (() => void) | undefined;
}

const MINUTE_MS = 60_000;
const never = () => false;

/**
 * Everything that `CustomerScreen` shows and does (commerce §5): a customer, its records, its
 * state, and buying for it. No request is sent before sign-in, or if the viewer may not see it.
 *
 * @example
 * const Customer = ({ id }: { id: string }) => <CustomerScreen {...useCustomerScreen({ id })} />;
 */
export function useCustomerScreen(options: CustomerScreenOptions): CustomerScreenProps {
  const { id, onDone, onBuying, onInvite, query, onQueryChange } = options;
  const viewer = useViewer();
  const [ownTab, setOwnTab] = useState<CustomerTab>('overview');
  const hasPeople =
    viewer?.customerName !== undefined && viewer.allowedActions.includes('User.Read');
  const currentTab = options.tab ?? ownTab;
  const tab = customerTabs(hasPeople).includes(currentTab) ? currentTab : 'overview';
  // Everybody may see their own company (wire §4).
  const access = useSignedInAccess(
    viewer?.customerId === id ? ALLOWED : viewerAccess(viewer, CUSTOMERS_READ),
  );
  const isEnabled = viewer !== null && access.allowed;

  const reading = useRead({
    ...customerSource(id),
    isEnabled,
    isEmpty: never,
  });
  const customer = dataOr<Customer | null>(reading, null);
  const isHere = isEnabled && customer !== null;
  const listId = customer?.priceListId ?? null;
  const priceList = useRead({
    ...priceListSource(listId ?? ''),
    isEnabled: isHere && listId !== null && viewerAccess(viewer, PRICE_LISTS_READ).allowed,
    isEmpty: never,
  });
  const ownPrices = useOwnPrices(viewer, customer, dataOr(priceList, null), options.onOwnPrices);
  const { count, rows: live } = useLiveSubscriptions(id, viewer, isEnabled);
  const now = useNow(MINUTE_MS);
  const billed = useBilledMonths(isHere ? customer : null, viewer, now);
  const matters = useCustomerMatters(id, viewer, isHere && tab === 'overview');
  const held = { query, onQueryChange, tab, id, viewer };
  const parts = useCustomerParts({ ...held, isEnabled: isHere });
  const vendors = useVendorNames(isHere && tab === 'tenants' && parts.prices.access.allowed);
  const tenants = useCustomerTenants(id, viewer, options.onTenantDone, options.onCredentials);
  const editing = useCustomerEdit(customer, viewer, options.onEdited);
  const { dialog, open } = useCustomerMove(customer, count, onDone);
  const buy = useBuyForCustomer(viewer, customer, onBuying);
  const actor = viewer && { ...viewer, allowedWhileImpersonating: null };
  const hasLive = count === null ? null : count > 0;

  return {
    access,
    customer: emptyWhenGone(reading),
    prices: { list: dataOr(priceList, null), own: ownPrices },
    standing: { liveSubscriptions: count, live, matters, billed },
    tabs: {
      current: tab,
      onChange(next) {
        setOwnTab(next);
        options.onTabChange?.(next);
      },
      people: {
        isKnown: hasPeople,
        inviteAccess: customerInviteAccess(viewer, customer),
        inviteRefusal: options.inviteRefusal,
        onInvite: onInvite && customer ? () => onInvite({ id, name: customer.name }) : undefined,
      },
      tenants,
      vendors,
    },
    parts,
    now,
    editing,
    moving: {
      access: (action) =>
        actor && customer
          ? canActOnCustomer(actor, action, customer, hasLive)
          : refused('noPermission'),
      onMove: (action) => open(action),
      dialog,
    },
    buy,
  };
}
