import type { ComponentType, ReactNode } from 'react';
import type { PageShape } from '../components/shell/PageSkeleton';
import { lazyPart } from '../components/ui/lazy-part';
import type { NavigationItem, NavigationSubItem, ViewerNeeds } from '../domain/shell/navigation';
import type { CurrentUser, CustomerType } from '../domain/users/user';
import type { ReadQuery } from '../hooks/reads/read-query';
import type { shellFrameMessages, shellMessages } from '../messages/generated/en/shell';
import type { Translate } from '../messages/messages';
import type { AnyRow, RowAhead } from '../screens/row';

/** Props of every page of the signed-in area. */
export interface PageProps {
  user: CurrentUser;
}

/** A name of an entry or page, which may depend on the viewer's level. */
type LevelLabel = (t: ShellTranslate, frame: FrameTranslate, level: CustomerType) => string;

/** What is shown of a page between the press on its link and its code being loaded (workday §8). */
export interface PageOutline {
  /** The title. @default unknown until the page has loaded */
  readonly title?: LevelLabel;
  /** The outline. @default unknown until the page has loaded */
  readonly shape?: PageShape;
}

/** A page that has been loaded. */
export type LoadedPage = ComponentType<PageProps> & {
  /**
   * Its first query, prefetched when the pointer or the focus reaches its link (workday §8); null
   * if the viewer may not read it. @default no prefetch
   */
  readonly firstRead?: ((ahead: Omit<RowAhead, 'query'>) => ReadQuery<unknown> | null) | undefined;
};

/** The page of an address. */
export type PageComponent = ComponentType<PageProps> & {
  /** Fetches its code; null if that fails. @default the code is bundled */
  readonly prefetch?: () => Promise<LoadedPage | null>;
};

/** An address of an area. Its page sets its own title (`PageTitle`). */
export type AreaRoute =
  | (ViewerNeeds & {
      readonly path: string;
      readonly page: PageComponent;
      readonly outline?: PageOutline;
    })
  | { readonly path: string; readonly redirectTo: string };

export type ShellTranslate = Translate<(typeof shellMessages)['messages']>;
export type FrameTranslate = Translate<(typeof shellFrameMessages)['messages']>;

/** An entry of the side navigation. */
export interface AreaEntry extends Omit<NavigationItem, 'items'> {
  readonly label: LevelLabel;
  readonly icon: ReactNode;
}

/** A page under an entry, also one of another area's. */
export interface AreaSubEntry extends NavigationSubItem {
  /** Id of the entry, unique in the navigation. */
  readonly under: string;
  /** Undefined for pages that the menu does not show. */
  readonly label?: LevelLabel;
  /** Its picture on the dashboard. @default that of the entry */
  readonly icon?: ReactNode;
}

/** What a room adds to the signed-in portal; `areas.ts` lists them. */
export interface Area {
  readonly routes: readonly AreaRoute[];
  readonly entry?: AreaEntry;
  readonly subEntries?: readonly AreaSubEntry[];
}

/** An address outside of the signed-in area. */
export interface EntranceRoute {
  readonly path: string;
  readonly element: ReactNode;
}

/** What a room adds to the area without a session; `PortalRoutes` lists them. */
export interface Entrance {
  /** Reached with any session, and without one. */
  readonly always: readonly EntranceRoute[];
  /** Reached by those who are not signed in. */
  readonly signedOut?: readonly EntranceRoute[];
}

/** A page whose code is loaded when it is first opened. */
export function lazyPage(load: () => Promise<LoadedPage>): PageComponent {
  return lazyPart(load);
}

/**
 * The page of a row, loaded when it is first opened together with the code that makes pages of
 * rows.
 */
export function rowPage(load: () => Promise<AnyRow>): PageComponent {
  return lazyPage(async () => {
    const [row, { pageOf }] = await Promise.all([load(), import('./page-of')]);
    return pageOf(row);
  });
}
