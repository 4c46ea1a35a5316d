import { type Access, ALLOWED, refused } from '../access';
import type { NeedRefusal } from '../users/permission-access';
import type { CustomerType } from '../users/user';

/** What a viewer must hold to open something (specification §6). */
export interface ViewerNeeds {
  /** One of these is enough; without any it is for everybody. @default none */
  readonly permissions?: readonly string[] | undefined;
  /** For customers of this level and above. @default 0 */
  readonly minimumCustomerType?: CustomerType | undefined;
}

/** A sub-item of the side navigation. Hidden ones are routes without a menu entry. */
export interface NavigationSubItem extends ViewerNeeds {
  /** Tells it from the others. */
  readonly id: string;
  /** Where it leads. */
  readonly url: string;
  /** Whether the menu shows it at all (specification §3). */
  readonly visible: boolean;
  /** Addresses outside of `url` whose pages belong to it too. */
  readonly alsoCurrentAt?: readonly string[];
}

/** An item of the side navigation (specification §3). Its name is a message, its icon a picture. */
export interface NavigationItem extends ViewerNeeds {
  /** Tells it from the others. */
  readonly id: string;
  /** Where it leads. */
  readonly url: string;
  /** The pages it opens; none where it is a link. */
  readonly items?: readonly NavigationSubItem[];
}

/** The user for whom the menu is shown. */
export interface NavigationViewer {
  /** Names of the permissions of their first role. */
  readonly allowedActions: readonly string[];
  /** Their level in the reseller chain. */
  readonly customerType: CustomerType;
}

function holdsOne(permissions: readonly string[] | undefined, viewer: NavigationViewer): boolean {
  if (!permissions || permissions.length === 0) return true;
  return permissions.some((name) => viewer.allowedActions.includes(name));
}

/** NaN, null and whatever else a broken server may cause are below every level. */
export function isAtLevel(customerType: unknown, minimum: CustomerType): boolean {
  return typeof customerType === 'number' && customerType >= minimum;
}

/**
 * Whether a user may open what needs this, and why not: one listed permission, of which the first is
 * named, and the customer level.
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

/** Whether a user may open what needs this. */
export function isOpenTo(needs: ViewerNeeds, viewer: NavigationViewer): boolean {
  return openAccess(needs, viewer).allowed;
}

/**
 * The items a viewer may see: at least one listed permission and the customer level (specification
 * §6). Sub-items that are invisible, or not for this user, are left out.
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

/** Whether a menu entry is the current one: its own path or one below it. */
export function isCurrentPath(url: string, pathname: string): boolean {
  return pathname === url || pathname.startsWith(`${url.replace(/\/$/, '')}/`);
}

/** An entry of the menu as far as the open page is concerned. */
export interface NavigationPlace {
  readonly href: string;
  /** Addresses outside of `href` whose pages belong to it too. */
  readonly alsoCurrentAt?: readonly string[] | undefined;
}

/**
 * The entry that a page belongs to. Of several that fit, the one with the longest address: the page
 * itself rather than the area it is in.
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
