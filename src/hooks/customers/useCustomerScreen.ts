import { useState } from 'react';
import type { CustomerScreenProps } from '../../contracts/customers';
import type { PeopleCompany } from '../../contracts/users';
import { ALLOWED, refused } from '../../domain/access';
import type { Customer } from '../../domain/customers/customer';
import { CUSTOMERS_READ, canActOnCustomer } from '../../domain/customers/customer-rules';
import {
  type CustomerEvent,
  type CustomerTab,
  customerInviteAccess,
  customerTabs,
} from '../../domain/customers/customer-screen';
import type { TenantEvent } from '../../domain/customers/customer-tenants';
import { PRICE_LISTS_READ } from '../../domain/products/price-list-access';
import type { PriceList } from '../../domain/products/product';
import { dataOr, emptyWhenGone } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { priceListSource } from '../products/price-list-queries';
import type { HeldQuery } from '../reads/useList';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';
import { customerSource } from './customer-queries';
import { useBilledMonths } from './useBilledMonths';
import { useBuyForCustomer } from './useBuyForCustomer';
import { useCustomerEdit } from './useCustomerEdit';
import { useCustomerMatters } from './useCustomerMatters';
import { useCustomerMove } from './useCustomerMove';
import { useCustomerParts } from './useCustomerParts';
import { useCustomerTenants } from './useCustomerTenants';
import { useLiveSubscriptions } from './useLiveSubscriptions';
import { useOwnPrices } from './useOwnPrices';
import { useVendorNames } from './useVendorNames';

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
