import { useEffect, useMemo, useState } from 'react';
import { listCustomers } from '../../api/calls/customers';
import type { SelectClientScreenProps } from '../../contracts/cart';
import type { Cart } from '../../domain/cart/cart';
import {
  type ChosenClient,
  canBuyFor,
  clientRefusals,
  clientsCurrency,
  clientsOf,
  namedTargets,
} from '../../domain/cart/clients';
import { newsOf } from '../../domain/cart/editing-machine';
import type { Customer, Tenant } from '../../domain/customers/customer';
import { CUSTOMERS_READ } from '../../domain/customers/customer-rules';
import type { Page } from '../../domain/paging';
import { cartAccess } from '../../domain/products/product-access';
import { dataOr, mapReading } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { customerKeys } from '../reads/keys';
import { type HeldQuery, useList } from '../reads/useList';
import { useNow } from '../timing/useNow';
import { useCartEditor } from './useCartEditor';
import { useClientPicks } from './useClientPicks';
import { useClientTenants } from './useClientTenants';
import { useTargetsChange } from './useTargetsChange';

/** Options of {@link useSelectClientScreen}. */
export interface SelectClientScreenOptions extends HeldQuery {
  /** Called when the selection is saved, to continue to the cart. @default nothing */
  readonly onDone?: (() => void) | undefined;
}

const MINUTE_MS = 60_000;
const NO_TENANTS: ReadonlyMap<string, readonly Tenant[]> = new Map();
const NO_PAGE: Page<Customer> = { data: [], totalRecords: null, totalPages: null };
const EMPTY_CART: Pick<Cart, 'lines' | 'currency' | 'targets'> = {
  lines: [],
  currency: null,
  targets: [],
};

/**
 * Everything that `SelectClientScreen` shows (commerce §5): the customers, which of them can be
 * bought for, and the selected ones with their tenants. No request is sent before sign-in, or if
 * the viewer may not buy or has no customers.
 *
 * @example
 * const SelectClient = () => <SelectClientScreen {...useSelectClientScreen()} />;
 */
export function useSelectClientScreen({
  onDone,
  ...held
}: SelectClientScreenOptions = {}): SelectClientScreenProps {
  const viewer = useViewer();
  const now = useNow(MINUTE_MS);
  const buying = cartAccess(viewer);
  const seeing = viewerAccess(viewer, CUSTOMERS_READ);
  const access = useSignedInAccess(buying.allowed ? seeing : buying);
  const isEnabled = viewer !== null && access.allowed;
  const editor = useCartEditor();
  const { change, question } = useTargetsChange(editor);
  const { editing, store } = editor;
  const cart = editing.cart ?? EMPTY_CART;
  const [own, setOwn] = useState<readonly ChosenClient[] | null>(null);
  const [isWanted, want] = useState(false);
  const chosen = useMemo(() => own ?? clientsOf(cart), [own, cart]);

  const list = useList<Customer>({
    name: 'clients',
    ...held,
    key: customerKeys.list,
    read: listCustomers,
    getRowKey: ({ id }) => id,
    isEnabled,
  });
  const ids = chosen.map(({ customerId }) => customerId);
  const tenants = useClientTenants(ids, isEnabled && ids.length > 0);
  const picks = useClientPicks(viewer, isEnabled);
  const { ownCompany, recent } = picks;
  const { data: rows } = dataOr(list.rows, NO_PAGE);
  const refusals = useMemo(
    () =>
      clientRefusals(
        [...rows, ...(recent ?? []), ...(ownCompany ? [ownCompany] : [])],
        chosen,
        cart,
      ),
    [rows, recent, ownCompany, chosen, cart],
  );

  function choose(customers: readonly Customer[], isWanted: (id: string) => boolean): void {
    let next = chosen;
    for (const customer of customers) {
      const { id, name, currency } = customer;
      const others = next.filter(({ customerId }) => customerId !== id);
      const isChosen = others.length < next.length;
      if (isChosen && !isWanted(id)) next = others;
      else if (!isChosen && isWanted(id) && canBuyFor(customer, next, cart).allowed) {
        next = [...next, { customerId: id, name, currency }];
      }
    }
    setOwn(next);
  }
  const known = dataOr(tenants, NO_TENANTS);
  const isKnown = tenants.status === 'failed' || ids.every((id) => known.has(id));
  const isReady = isKnown && editing.cart !== null;
  // A press before the tenants have loaded is kept: the selected tenant depends on them.
  useEffect(() => {
    if (!isWanted || !isReady) return;
    want(false);
    change(
      namedTargets(chosen, (id) => known.get(id) ?? []),
      onDone,
    );
  }, [isWanted, isReady, chosen, known, change, onDone]);

  return {
    list: {
      ...list,
      selectedKeys: new Set(ids),
      // Customers on other pages stay selected.
      onSelectionChange: (keys) => choose(rows, (id) => keys.has(id)),
    },
    access,
    cart: mapReading(editor.reading, (read) => editing.cart ?? read),
    customerType: viewer?.customerType ?? 0,
    currency: clientsCurrency(chosen, cart),
    now,
    question,
    clients: {
      ...picks,
      chosen,
      refusals,
      tenants: ids.length > 0 ? tenants : { status: 'ready', data: new Map(), isStale: false },
      onToggle: (customer) => choose([customer], (id) => !ids.includes(id)),
      onDrop: (index) => setOwn(chosen.filter((_, at) => at !== index)),
      onTenantChange: (index, tenantId) =>
        setOwn(chosen.map((client, at) => (at === index ? { ...client, tenantId } : client))),
    },
    editing: {
      news: newsOf(editing),
      failure: editing.failed?.failure ?? null,
      isPending: editor.isPending || isWanted,
      onSave: () => want(true),
      // Lines added by others meanwhile are part of the question.
      onApplyAgain: () => want(true),
      onLeave: () => store.dispatch({ type: 'GIVE_UP' }),
    },
  };
}
