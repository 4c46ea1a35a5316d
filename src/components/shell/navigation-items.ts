import type { ReactNode } from 'react';
import { currentPlace } from '../../domain/shell/navigation';

/** A page of the side navigation. */
export interface ShellNavigationLink {
  /** Unique id of the page. */
  readonly id: string;
  /** Label of the page. */
  readonly label: string;
  /** Address of the page. */
  readonly href: string;
  /** Addresses outside of `href` that also mark it as current. @default none */
  readonly alsoCurrentAt?: readonly string[] | undefined;
}

/** An entry of the side navigation; with `items` it opens them instead of being a link. */
export interface ShellNavigationItem extends ShellNavigationLink {
  /** The icon, which is all that the collapsed navigation shows. */
  readonly icon: ReactNode;
  /** The pages of the entry. @default none: it is a link */
  readonly items?: readonly ShellNavigationLink[] | undefined;
}

/** Ids of the current entry, and of its current page if it has pages. */
export interface CurrentEntry {
  readonly item: string | undefined;
  readonly link: string | undefined;
}

/** Finds the active entry by the path (specification §2.4). */
export function currentEntry(
  items: readonly ShellNavigationItem[],
  currentPath: string,
): CurrentEntry {
  const places = items.flatMap((item) => [
    { ...item, item: item.id, link: undefined },
    ...(item.items ?? []).map((link) => ({ ...link, item: item.id, link: link.id })),
  ]);
  const place = currentPlace(places, currentPath);
  return { item: place?.item, link: place?.link };
}
