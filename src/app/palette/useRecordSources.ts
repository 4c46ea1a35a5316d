import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { usePermissionLabel } from '../../components/roles/permission-label';
import { STATEMENTS_READ } from '../../domain/billing/statements-list';
import { CUSTOMERS_READ } from '../../domain/customers/customer-rules';
import { ORDERS_READ } from '../../domain/orders/orders-list';
import type { PaletteSource } from '../../domain/palette/palette-entry';
import { PRODUCTS_READ } from '../../domain/products/product-access';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import { formatCivilDate, formatCivilMonth } from '../../domain/time/civil-format';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { useConsole } from '../../hooks/console/console-context';
import { customersDetailMessages } from '../../messages/generated/en/customers';
import { paletteEntriesMessages } from '../../messages/generated/en/palette';
import {
  sharedFactsMessages,
  sharedSubscriptionStatesMessages,
} from '../../messages/generated/en/shared';
import { shellFrameMessages, shellMessages } from '../../messages/generated/en/shell';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { recordEntries } from './record-entries';
import { recordSources } from './record-sources';
import { usePaletteBuying } from './usePaletteBuying';
import { usePaletteImpersonation } from './usePaletteImpersonation';
import { usePaletteWords } from './usePaletteWords';

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
