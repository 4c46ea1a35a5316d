import type { NeedRefusal } from '../access';
import { type Access, ALLOWED, refused } from '../access';
import type { CustomerType } from '../users/user';

/** What a user needs to open something (specification §6). */
export interface ViewerNeeds {
  /** One of these is enough; none means everybody. @default none */
  readonly permissions?: readonly string[] | undefined;
  /** Minimum customer level. @default 0 */
  readonly minimumCustomerType?: CustomerType | undefined;
}

/** A sub-item of the side navigation. Hidden ones are routes without a menu entry. */
export interface NavigationSubItem extends ViewerNeeds {
  /** Id of the sub-item. */
  readonly id: string;
  /** Its address. */
  readonly url: string;
  /** Whether the menu shows it (specification §3). */
  readonly visible: boolean;
  /** Other addresses whose pages belong to it. */
  readonly alsoCurrentAt?: readonly string[];
}

/**
 * An item of the side navigation (specification §3). Its name is a message; its icon is chosen by
 * id.
 */
export interface NavigationItem extends ViewerNeeds {
  /** Id of the item. */
  readonly id: string;
  /** Its address. */
  readonly url: string;
  /** Its sub-items; empty for a plain link. */
  readonly items?: readonly NavigationSubItem[];
}

/** The user of the menu. */
export interface NavigationViewer {
  /** Names of the permissions of their first role. */
  readonly allowedActions: readonly string[];
  /** Level in the reseller chain. */
  readonly customerType: CustomerType;
}

function holdsOne(permissions: readonly string[] | undefined, viewer: NavigationViewer): boolean {
  if (!permissions || permissions.length === 0) return true;
  return permissions.some((name) => viewer.allowedActions.includes(name));
}

/** NaN, null and other invalid values are below every level. */
export function isAtLevel(customerType: unknown, minimum: CustomerType): boolean {
  return typeof customerType === 'number' && customerType >= minimum;
}

/**
 * Access to something with these needs: one of the permissions (a refusal names the first), and the
 * customer level.
 */
export function openAccess(
  { permissions, minimumCustomerType = 0 }: ViewerNeeds,
  viewer: NavigationViewer,
): Access<NeedRefusal> {
  if (!isAtLevel(viewer.customerType, minimumCustomerType)) {
    return refused('customerType', permissions?.[0]);
  }
  return holdsOne(permissions, viewer) ? ALLOWED : refused('noPermission', permissions?.[0]);
}

/** Whether a user may open something. */
export function isOpenTo(needs: ViewerNeeds, viewer: NavigationViewer): boolean {
  return openAccess(needs, viewer).allowed;
}

/**
 * The items visible to a user: at least one listed permission and the customer level (specification
 * §6). Hidden and inaccessible sub-items are removed.
 */
export function visibleNavigation<Item extends NavigationItem>(
  items: readonly Item[],
  viewer: NavigationViewer,
): readonly Item[] {
  return items
    .filter((item) => isOpenTo(item, viewer))
    .map((item) => ({
      ...item,
      items: item.items?.filter((sub) => sub.visible && isOpenTo(sub, viewer)),
    }));
}

/** Whether a path is the entry's own or below it. */
export function isCurrentPath(url: string, pathname: string): boolean {
  return pathname === url || pathname.startsWith(`${url.replace(/\/$/, '')}/`);
}

/** A menu entry, for matching it with the current page. */
export interface NavigationPlace {
  readonly href: string;
  /** Other addresses whose pages belong to it. */
  readonly alsoCurrentAt?: readonly string[] | undefined;
}

/**
 * The menu entry of a page. If several match, the one with the longest address: the page itself
 * rather than its area.
 */
export function currentPlace<Place extends NavigationPlace>(
  places: readonly Place[],
  pathname: string,
): Place | undefined {
  let best: Place | undefined;
  let longest = -1;
  for (const place of places) {
    for (const url of [place.href, ...(place.alsoCurrentAt ?? [])]) {
      if (url.length > longest && isCurrentPath(url, pathname)) {
        best = place;
        longest = url.length;
      }
    }
  }
  return best;
}
