import { type ReactNode, useMemo } from 'react';
import { CommandPalette } from '../../components/palette/CommandPalette';
import { CartQuestionDialog } from '../../components/shared/CartQuestionDialog';
import {
  CartIcon,
  CustomersIcon,
  MarketplaceIcon,
  SettingsIcon,
  SubscriptionsIcon,
  UserIcon,
} from '../../components/ui/icons';
import { useNavigate } from '../../components/ui/NavigationProvider';
import { STATEMENT_NEEDS } from '../../domain/billing/statement-access';
import { STATEMENTS_EXPORT, STATEMENTS_READ } from '../../domain/billing/statements-list';
import {
  CUSTOMER_CREATE,
  CUSTOMERS_EXPORT,
  CUSTOMERS_READ,
} from '../../domain/customers/customer-rules';
import { ORDER_NEEDS } from '../../domain/orders/order-access';
import { ORDERS_EXPORT, ORDERS_READ, ORDERS_VIEW } from '../../domain/orders/orders-list';
import type { PaletteEntry } from '../../domain/palette/palette-entry';
import { PRICE_LISTS_READ } from '../../domain/products/price-list-access';
import { ROLE_GIVING, ROLES_READ } from '../../domain/roles/permission-help';
import { canUseCart } from '../../domain/shell/actions';
import { SUBSCRIPTION_NEEDS } from '../../domain/subscriptions/subscription-access';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import { decodePercent } from '../../domain/text/percent';
import { type Need, viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { useCommandPalette } from '../../hooks/palette/useCommandPalette';
import { customersNewMessages } from '../../messages/generated/en/customers';
import {
  paletteShortcutsMessages,
  paletteTasksMessages,
} from '../../messages/generated/en/palette';
import { productsPriceListsMessages } from '../../messages/generated/en/products';
import { shellFrameMessages, shellMessages } from '../../messages/generated/en/shell';
import { subscriptionsListMessages } from '../../messages/generated/en/subscriptions';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { useNavigation } from '../navigation-context';
import { paths, userEditPath } from '../paths';
import { useVisited } from '../SignedInArea';
import { renewalsPath } from '../subscriptions/paths';
import { goKeys } from './go-places';
import { useActionEntries } from './useActionEntries';
import { usePaletteRefusal } from './usePaletteRefusal';
import { usePaletteWords } from './usePaletteWords';
import { useRecordSources } from './useRecordSources';

/** The pages that the viewer may open: those of the navigation, and pages one level below. */
export function usePageEntries(user: CurrentUser): readonly PaletteEntry<ReactNode>[] {
  const t = useMessages(paletteShortcutsMessages);
  const customers = useMessages(customersNewMessages);
  const subscriptions = useMessages(subscriptionsListMessages);
  const priceLists = useMessages(productsPriceListsMessages);
  const shell = useMessages(shellMessages);
  const frame = useMessages(shellFrameMessages);
  const navigation = useNavigation();
  const words = usePaletteWords();
  return useMemo(() => {
    const page = (id: string, title: string, href: string, icon: ReactNode, detail?: string) => ({
      id: `page:${id}`,
      group: t('goTo'),
      kind: 'page' as const,
      title,
      detail,
      keywords: words(id),
      icon,
      href,
      shortcut: goKeys(id),
    });
    const isOpen = (need: Parameters<typeof viewerAccess>[1]) => viewerAccess(user, need).allowed;
    const listed = navigation.flatMap((item) => [
      // One of two entries that lead to the same page.
      ...(item.id === 'billing' ? [] : [page(item.id, item.label, item.href, item.icon)]),
      ...(item.items ?? [])
        .filter(({ id }) => id !== 'usersOverview')
        .map(({ id, label, href, icon }) => page(id, label, href, icon ?? item.icon, item.label)),
    ]);
    const more = [
      canUseCart(user) && page('cart', shell('cartReview'), paths.cart, <CartIcon />),
      isOpen(CUSTOMER_CREATE) &&
        page('newCustomer', customers('stepsOf'), paths.newCustomer, <CustomersIcon />),
      isOpen(SUBSCRIPTIONS_READ) &&
        page('renewals', subscriptions('viewRenewals'), renewalsPath('all'), <SubscriptionsIcon />),
      isOpen(PRICE_LISTS_READ) &&
        page('priceLists', priceLists('priceListsTitle'), paths.priceLists, <MarketplaceIcon />),
      page('profile', frame('myProfile'), userEditPath(user.email), <UserIcon />),
    ];
    return [...listed, ...more.filter((entry) => entry !== false)];
  }, [t, customers, subscriptions, priceLists, shell, frame, navigation, words, user]);
}

/** A task on a page, found in the palette. */
export interface PageTask {
  readonly id: keyof (typeof paletteTasksMessages)['messages'];
  /** Where it is done; null for the viewer's own profile. */
  readonly href: string | null;
  /** Permission to see that page: without it the task is not found. @default nothing */
  readonly page?: Need;
  /** Permission to do the task: without it the entry shows the reason. @default nothing */
  readonly need?: Need;
}

const ordersIn = (view: string) => `${paths.orders}?${ORDERS_VIEW}=${view}`;
const subscriptions = { href: paths.allSubscriptions, page: SUBSCRIPTIONS_READ } as const;
const statements = { href: paths.statements, page: STATEMENTS_READ } as const;
const roles = { page: { permission: ROLES_READ } } as const;

/** The tasks of pages, by what people want to do. */
export const PAGE_TASKS: readonly PageTask[] = [
  {
    id: 'approveOrders',
    href: ordersIn('waitingForMe'),
    page: ORDERS_READ,
    need: ORDER_NEEDS.approve,
  },
  { id: 'failedOrders', href: ordersIn('failed'), page: ORDERS_READ, need: ORDER_NEEDS.retry },
  { id: 'exportOrders', href: paths.orders, page: ORDERS_READ, need: ORDERS_EXPORT },
  { id: 'exportCustomers', href: paths.customers, page: CUSTOMERS_READ, need: CUSTOMERS_EXPORT },
  { id: 'exportSubscriptions', ...subscriptions },
  { id: 'exportStatements', ...statements, need: STATEMENTS_EXPORT },
  {
    id: 'renewalOff',
    href: paths.renewals,
    page: SUBSCRIPTIONS_READ,
    need: SUBSCRIPTION_NEEDS.renewal,
  },
  { id: 'changeSeats', ...subscriptions, need: SUBSCRIPTION_NEEDS.seats },
  { id: 'changePlan', ...subscriptions, need: SUBSCRIPTION_NEEDS.plan },
  { id: 'cancelSubscription', ...subscriptions, need: SUBSCRIPTION_NEEDS.cancel },
  { id: 'recordPayment', ...statements, need: STATEMENT_NEEDS.pay },
  { id: 'overdueStatements', ...statements, href: `${paths.statements}?state=overdue` },
  { id: 'createRole', href: paths.roles, ...roles, need: { permission: 'Permissions.Create' } },
  { id: 'giveRole', href: paths.users, ...roles, need: { permission: ROLE_GIVING } },
  { id: 'changePassword', href: null },
  { id: 'secondFactor', href: null },
];

/** What can be done on pages, once it is typed: "approve", "turn off renewal". */
function useTaskEntries(user: CurrentUser): readonly PaletteEntry<ReactNode>[] {
  const t = useMessages(paletteTasksMessages);
  const group = useMessages(uiDataMessages)('actions');
  const words = usePaletteWords();
  const refusal = usePaletteRefusal();
  return useMemo(
    () =>
      PAGE_TASKS.filter(({ page = {} }) => viewerAccess(user, page).allowed).map(
        ({ id, href, need = {} }) => ({
          id: `task:${id}`,
          group,
          icon: <SettingsIcon />,
          title: t(id),
          // The word for an export matches every list.
          keywords: words(id.startsWith('export') ? 'export' : id),
          isTypedOnly: true,
          ...refusal(viewerAccess(user, need), undefined),
          href: href ?? userEditPath(user.email),
        }),
      ),
    [t, group, words, refusal, user],
  );
}

/** Sources of records by the address of their list, which the records' addresses begin with. */
const RECORD_LISTS = {
  customers: paths.customers,
  subscriptions: paths.subscriptions,
  orders: paths.orders,
  statements: paths.statements,
  products: paths.products,
} as const;

/** Pages of the lists, which are no records. */
const NO_RECORDS: readonly string[] = Object.values(paths);

/** The id of a record's entry by the address of its page; none for other pages. */
function recordIdOf(address: string): readonly string[] {
  if (NO_RECORDS.includes(address)) return [];
  return Object.entries(RECORD_LISTS).flatMap(([source, list]) => {
    const id = address.startsWith(`${list}/`) ? address.slice(list.length + 1) : '';
    return id === '' || id.includes('/') ? [] : [`${source}:${decodePercent(id)}`];
  });
}

/** Props of {@link PalettePart}. */
export interface PalettePartProps {
  user: CurrentUser;
  isOpen: boolean;
  /** What was typed while it was loading. */
  initialText: string;
  onClose: () => void;
}

/** The command palette of the portal: its pages, what can be done, and the records of the server. */
export function PalettePart({ user, isOpen, initialText, onClose }: PalettePartProps) {
  const t = useMessages(uiDataMessages);
  const navigate = useNavigate();
  const { sources, choosePeople, chooseCustomers, question } = useRecordSources(user);
  const pages = usePageEntries(user);
  const actions = useActionEntries(user, choosePeople, chooseCustomers);
  const tasks = useTaskEntries(user);
  const entries = useMemo(() => [...actions, ...tasks, ...pages], [actions, tasks, pages]);
  const visited = useVisited();
  const palette = useCommandPalette({
    isOpen,
    visited: isOpen ? visited().flatMap(recordIdOf) : undefined,
    initialText,
    onClose,
    onNavigate: (href) => navigate?.(href),
    entries,
    sources,
    actionsTitle: ({ title }: PaletteEntry<ReactNode>) => t('actionsOf', { name: title }),
  });
  return (
    <>
      <CommandPalette {...palette} />
      <CartQuestionDialog question={question} />
    </>
  );
}
