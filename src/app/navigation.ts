import { type NavigationViewer, visibleNavigation } from '../domain/shell/navigation';
import type { FrameTranslate, ShellTranslate } from './area';
import { areas } from './areas';
import type { PortalNavigationItem } from './navigation-context';

const subEntries = areas.flatMap((area) => area.subEntries ?? []);

/** The table of specification §6, as the areas declare it. */
export const navigationItems = areas.flatMap(({ entry }) =>
  entry ? [{ ...entry, items: subEntries.filter(({ under }) => under === entry.id) }] : [],
);

/** The side navigation as a viewer sees it, in the words of their language. */
export function navigationFor(
  viewer: NavigationViewer,
  t: ShellTranslate,
  frame: FrameTranslate,
): readonly PortalNavigationItem[] {
  return visibleNavigation(navigationItems, viewer).map((item) => ({
    id: item.id,
    alsoCurrentAt: pagesWithoutEntry(item.id),
    href: item.url,
    label: item.label(t, frame, viewer.customerType),
    icon: item.icon,
    items: item.items?.map((sub) => ({
      id: sub.id,
      href: sub.url,
      label: sub.label?.(t, frame, viewer.customerType) ?? '',
      icon: sub.icon,
      alsoCurrentAt: sub.alsoCurrentAt,
    })),
  }));
}

/** Addresses of an entry's pages that the menu does not show; its entry is the current one there. */
function pagesWithoutEntry(id: string): readonly string[] {
  return subEntries.filter(({ under, visible }) => under === id && !visible).map(({ url }) => url);
}
