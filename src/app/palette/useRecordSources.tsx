import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePermissionLabel } from '../../components/roles/permission-label';
import { clientRefusalWords } from '../../components/shared/client-refusal';
import { CartIcon, ImpersonationIcon } from '../../components/ui/icons';
import { useNavigate } from '../../components/ui/NavigationProvider';
import type { BuyForCustomer } from '../../contracts/customers';
import { STATEMENTS_READ } from '../../domain/billing/statements-list';
import type { Customer } from '../../domain/customers/customer';
import { CUSTOMERS_READ } from '../../domain/customers/customer-rules';
import { ORDERS_READ } from '../../domain/orders/orders-list';
import type { PaletteSource } from '../../domain/palette/palette-entry';
import { PRODUCTS_READ } from '../../domain/products/product-access';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import { formatCivilDate, formatCivilMonth } from '../../domain/time/civil-format';
import { viewerAccess } from '../../domain/users/permission-access';
import { type CurrentUser, displayNameOf } from '../../domain/users/user';
import { canImpersonate } from '../../domain/users/user-actions';
import { useConsole } from '../../hooks/console/console-context';
import { useBuying } from '../../hooks/customers/useBuyForCustomer';
import { customersDetailMessages } from '../../messages/generated/en/customers';
import { paletteEntriesMessages } from '../../messages/generated/en/palette';
import {
  sharedClientsMessages,
  sharedFactsMessages,
  sharedSubscriptionStatesMessages,
} from '../../messages/generated/en/shared';
import { shellFrameMessages, shellMessages } from '../../messages/generated/en/shell';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { usersListMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useFailureAlert } from '../alerts/useFailureAlert';
import { useImpersonate } from '../impersonation/impersonate-context';
import { productsPaths } from '../products/paths';
import { type FoundUser, type RecordAction, recordEntries } from './record-entries';
import { recordSources } from './record-sources';
import { usePaletteRefusal } from './usePaletteRefusal';
import { usePaletteWords } from './usePaletteWords';

/** Buying for a customer from anywhere: sets the cart to it, and goes to the marketplace. */
function usePaletteBuying(user: CurrentUser): {
  readonly actionOf: (customer: Customer) => RecordAction | null;
  /** The question shown before the lines of the cart move to the customer. */
  readonly question: BuyForCustomer['question'];
} {
  const t = useMessages(customersDetailMessages);
  const tClients = useMessages(sharedClientsMessages);
  const showFailure = useFailureAlert();
  const navigate = useNavigate();
  const [buyer, setBuyer] = useState<Customer | null>(null);
  const { buy, canBuy, accessOf, currency, start } = useBuying(user, buyer, () =>
    navigate?.(productsPaths.products),
  );
  const failure = buy?.failure ?? null;
  useEffect(() => {
    if (!failure) return;
    setBuyer(null);
    showFailure(failure, t('buyFailed'));
  }, [failure, showFailure, t]);

  function refusalOf(customer: Customer): string | undefined {
    const { reason } = accessOf(customer);
    if (reason === undefined) return undefined;
    return reason === 'cartExpired'
      ? t('cartExpired')
      : clientRefusalWords(reason, customer, currency, tClients);
  }
  const actionOf = (customer: Customer): RecordAction | null =>
    canBuy
      ? {
          title: t('buyFor'),
          icon: <CartIcon />,
          refusal: refusalOf(customer),
          run() {
            setBuyer(customer);
            start(customer.id);
          },
        }
      : null;
  return { actionOf, question: buy?.question };
}

/** Impersonation of a user from any page; not in a tab that impersonates already. */
function usePaletteImpersonation(user: CurrentUser): (person: FoundUser) => RecordAction | null {
  const t = useMessages(usersSharedMessages);
  const tList = useMessages(usersListMessages);
  const impersonate = useImpersonate();
  const refusal = usePaletteRefusal();
  return (person) => {
    if (!impersonate) return null;
    const access = canImpersonate(user, person);
    const reasons = {
      self: tList('impersonateSelf'),
      noPermission: t('impersonateNoPermission'),
      beyondOwnRights: t('impersonateBeyond'),
    };
    const { email } = person;
    const name = displayNameOf(person);
    return {
      title: t('impersonateUser'),
      icon: <ImpersonationIcon />,
      ...refusal(access, access.reason && reasons[access.reason]),
      run: () => impersonate({ email, ...(name !== email && { name }) }),
    };
  };
}

const PEOPLE_READ = { permission: 'User.Read' };
const ROLES_READ = { permission: 'Permissions.Read' };

/** The server searches of the palette that the viewer may use. */
export function useRecordSources(user: CurrentUser) {
  const t = useMessages(paletteEntriesMessages);
  const shell = useMessages(shellMessages);
  const customers = useMessages(customersDetailMessages);
  const data = useMessages(uiDataMessages);
  const frame = useMessages(shellFrameMessages);
  const tSubscriptionStates = useMessages(sharedSubscriptionStatesMessages);
  const facts = useMessages(sharedFactsMessages);
  const words = usePaletteWords();
  const locale = useMessagesLocale();
  const { client } = useConsole();
  const buying = usePaletteBuying(user);
  const actions = {
    buy: buying.actionOf,
    impersonate: usePaletteImpersonation(user),
    permission: usePermissionLabel(),
  };
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });

  const found = useMemo(() => {
    const entries = recordEntries({
      words: {
        people: t('people'),
        roles: shell('roles'),
        customers: shell('customers'),
        subscriptions: shell('subscriptions'),
        orders: shell('orders'),
        products: shell('marketplace'),
        statements: frame(user.customerType === 0 ? 'myStatements' : 'statements'),
        permissions: t('permissions'),
        open: customers('open'),
        actions: data('actions'),
      },
      say: {
        poNumber: (number) => t('poNumber', { number }),
        vatId: (number) => t('vatId', { number }),
        seats: (count) => facts('seats', { count }),
        renewsOn: (on) => tSubscriptionStates('renewsOn', { date: formatCivilDate(on, locale) }),
        month: (month) => formatCivilMonth(month, locale),
        permission: (name) => latest.current.permission(name),
        whoCan: (what) => t('whoCan', { what }),
      },
      ownCompanyId: user.customerId,
      // Evaluated when something is found: the possible buyers depend on the current cart.
      buy: (customer) => latest.current.buy(customer),
      impersonate: (person) => latest.current.impersonate(person),
    });
    const readsPeople = viewerAccess(user, PEOPLE_READ).allowed;
    const { choosePeople, chooseCustomers, ...all } = recordSources(client, entries, {
      readsPeople,
      kindWords: (id) => words(id === 'products' ? 'marketplace' : id),
    });
    const allowed = [
      readsPeople && all.users,
      viewerAccess(user, ROLES_READ).allowed && all.roles,
      viewerAccess(user, CUSTOMERS_READ).allowed && all.customers,
      viewerAccess(user, SUBSCRIPTIONS_READ).allowed && all.subscriptions,
      viewerAccess(user, ORDERS_READ).allowed && all.orders,
      viewerAccess(user, STATEMENTS_READ).allowed && all.statements,
      viewerAccess(user, PRODUCTS_READ).allowed && all.products,
      viewerAccess(user, ROLES_READ).allowed && all.permissions,
    ];
    const sources = allowed.filter((source) => source !== false);
    return { sources, choosePeople, chooseCustomers } as {
      readonly sources: readonly PaletteSource<ReactNode>[];
      readonly choosePeople: PaletteSource<ReactNode>;
      readonly chooseCustomers: PaletteSource<ReactNode>;
    };
  }, [t, shell, customers, data, frame, tSubscriptionStates, facts, words, locale, client, user]);
  return { ...found, question: buying.question };
}
