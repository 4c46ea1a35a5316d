import { useCallback } from 'react';
import { STATEMENTS_READ } from '../../domain/billing/statements-list';
import type { Notification } from '../../domain/notifications/notification';
import type { NotificationsFailure } from '../../domain/notifications/notifications-state';
import { ORDERS_READ } from '../../domain/orders/orders-list';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import { type Need, type Viewer, viewerAccess } from '../../domain/users/permission-access';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useViewer } from '../../hooks/auth/useViewer';
import { notificationsFailureMessages } from '../../messages/generated/en/notifications';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { notifications } from '../../screens/notifications';
import { billingPaths, statementPath } from '../billing/paths';
import { useConfig } from '../ConfigContext';
import { customerPath } from '../customers/paths';
import { type PortalNavigationItem, useNavigation } from '../navigation-context';
import { orderPath } from '../orders/paths';
import { paths, userEditPath } from '../paths';
import { productPath } from '../products/paths';
import { subscriptionPath } from '../subscriptions/paths';
import { useBellButton } from './bell-context';
import { subjectList } from './subject-list';

/** The entry of the side navigation that shows what is of a type. */
const ENTRIES: Readonly<Record<string, string>> = {
  User: 'usersOverview',
  Role: 'roles',
  Customer: 'customers',
  Subscription: 'subscriptions',
  Order: 'orders',
  Product: 'marketplace',
};

/** Lists that the side navigation does not show. */
const LISTS: ReadonlyMap<string, string> = new Map([['Statement', billingPaths.statements]]);

/** The page of one record, by that of its list; the page of a role cannot be linked. */
const RECORDS: Readonly<Record<string, (id: string) => string>> = {
  [paths.users]: userEditPath,
  [paths.customers]: customerPath,
  [paths.subscriptions]: subscriptionPath,
  [paths.orders]: orderPath,
  [paths.products]: productPath,
  [billingPaths.statements]: statementPath,
};

/** The permission that viewing requires, for pages that the navigation does not list. */
const NEEDS: Readonly<Record<string, Need>> = {
  Order: ORDERS_READ,
  Subscription: SUBSCRIPTIONS_READ,
  Statement: STATEMENTS_READ,
};

/** The page of a notification's subject; undefined if the viewer may not open it. */
export function subjectPage(
  { relatedEntityType, relatedEntityId }: Notification,
  navigation: readonly PortalNavigationItem[],
  viewer: Viewer | null,
): string | undefined {
  if (relatedEntityType === 'List') return subjectList(relatedEntityId, viewer);
  if (!viewerAccess(viewer, NEEDS[relatedEntityType] ?? {}).allowed) return undefined;
  const links = navigation.flatMap((item) => [item, ...(item.items ?? [])]);
  const list =
    links.find(({ id }) => id === ENTRIES[relatedEntityType])?.href ?? LISTS.get(relatedEntityType);
  const record = list === undefined || relatedEntityId === '' ? undefined : RECORDS[list];
  return record ? record(relatedEntityId) : list;
}

/** The bell in the header with everything behind it; keeps the live connection open. */
export function NotificationsHost() {
  const t = useMessages(notificationsFailureMessages);
  const tFailure = useMessages(uiFailureMessages);
  const alerts = useAlerts();
  const { hubUrl } = useConfig();
  const onFailure = useCallback(
    ({ action }: NotificationsFailure) => {
      const title = action === 'markAll' ? t('markAllFailedTitle') : tFailure('failed');
      alerts.show({ type: 'danger', title, text: t('dismissFailed') });
    },
    [alerts, t, tFailure],
  );
  const navigation = useNavigation();
  const viewer = useViewer();
  const buttonRef = useBellButton() ?? undefined;
  const hrefOf = useCallback(
    (one: Notification) => subjectPage(one, navigation, viewer),
    [navigation, viewer],
  );
  const screen = notifications.useScreen({ url: hubUrl, onFailure });
  return <notifications.Component {...screen} {...{ hrefOf, buttonRef }} />;
}
