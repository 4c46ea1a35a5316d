import type { ReactNode } from 'react';
import { currentPlace } from '../../domain/shell/navigation';

/** A page of the side navigation. */
export interface ShellNavigationLink {
  /** Tells it from the others. */
  readonly id: string;
  /** What it is called. */
  readonly label: string;
  /** Where it leads. */
  readonly href: string;
  /** Addresses outside of `href` whose pages belong to it too. @default none */
  readonly alsoCurrentAt?: readonly string[] | undefined;
}

/** An entry of the side navigation; with `items` it opens them instead of leading somewhere. */
export interface ShellNavigationItem extends ShellNavigationLink {
  /** The picture before its name, all that a folded sidebar shows of it. */
  readonly icon: ReactNode;
  /** The pages it opens. @default none: it is a link */
  readonly items?: readonly ShellNavigationLink[] | undefined;
}

/** Ids of the entry that the open page belongs to, and of its page where it has some. */
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
