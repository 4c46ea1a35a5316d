import type { Notification } from '../../domain/notifications/notification';
import type { PortalNavigationItem } from '../navigation-context';
import { paths, userEditPath } from '../paths';

/** The entry of the side navigation that shows what is of a type. */
const ENTRIES: Readonly<Record<string, string>> = {
  User: 'usersOverview',
  Role: 'roles',
  Customer: 'customers',
  Subscription: 'subscriptions',
  Order: 'orders',
};

/** The page of what a notification is about; none for what the viewer may not open. */
export function subjectPage(
  { relatedEntityType, relatedEntityId }: Notification,
  navigation: readonly PortalNavigationItem[],
): string | undefined {
  const links = navigation.flatMap((item) => [item, ...(item.items ?? [])]);
  const entry = links.find(({ id }) => id === ENTRIES[relatedEntityType]);
  const isUser = entry?.href === paths.users && relatedEntityId !== '';
  return isUser ? userEditPath(relatedEntityId) : entry?.href;
}
