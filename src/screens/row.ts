import type { ComponentType } from 'react';
import type { ListQuery, ListRules } from '../domain/list-query';
import type { Reading } from '../domain/reading';
import type { Need } from '../domain/users/permission-access';
import type { CurrentUser } from '../domain/users/user';
import type { Console } from '../hooks/console/console-context';
import type { ReadQuery } from '../hooks/reads/read-query';

/** The address of a screen's page. */
export interface RowPlace {
  /** The query of its address. */
  readonly params: URLSearchParams;
  /** The signed-in user; null for none. */
  readonly viewer: CurrentUser | null;
  /** The state of the history entry. */
  readonly state: unknown;
  /** Navigates to another query: with a new history entry, or replacing the current one. */
  readonly go: (
    next: (now: URLSearchParams) => URLSearchParams | Record<string, string> | '',
    how?: {
      readonly replace?: boolean;
      readonly preventScrollReset?: boolean;
      readonly state?: unknown;
    },
  ) => void;
}

/** What is known about a page before it opens. */
export interface RowAhead extends Pick<RowPlace, 'params'> {
  readonly client: Console['client'];
  readonly viewer: CurrentUser;
  /** The query of its list, from the address. */
  readonly query: ListQuery;
}

/** The title of a page: a sentence, or the name of its record. */
export type RowTitle =
  | string
  | {
      /** Undefined while the record loads without a known name. */
      readonly title: string | undefined;
      /** The title of the record until it has loaded. */
      readonly knownTitle: string | undefined;
    };

/**
 * A screen: its hook, its component, what it takes from an address, its title. The portal's page,
 * the element, the frame's screen and the wired component are made from it.
 */
export interface ScreenRow<Options extends object, Screen extends Shown, Shown extends object> {
  /**
   * Its hook: a method, so that hooks with optional and with required options are both assignable.
   */
  useScreen(options?: Options): Screen;
  /** Its component. */
  readonly Component: ComponentType<Shown>;
  /** Whether its hook takes the address of the hub of live events as `url`. @default false */
  readonly isLive?: boolean;
  /** What its list can be sorted and filtered by, kept in the address. @default no list */
  readonly list?: ListRules | ((place: Pick<RowPlace, 'params' | 'viewer'>) => ListRules);
  /** Other options of the hook that are kept in the address. @default none */
  readonly place?: (place: RowPlace) => NoInfer<Partial<Options>>;
  /** Query parameters that stay when a saved view opens. @default none */
  readonly kept?: readonly string[];
  /** The query of its record. @default no single record */
  readonly reading?: (screen: NoInfer<Screen>) => Reading<unknown>;
  /** The title of its page. @default it has no page of its own */
  readonly useTitle?: (screen: NoInfer<Screen>, options: NoInfer<Options>) => RowTitle;
  /** The permission that the prefetch requires. @default a session */
  readonly need?: Need;
  /**
   * Its first query, prefetched when the pointer or the focus reaches its link (workday §8).
   * @default no prefetch
   */
  readonly firstRead?: (ahead: RowAhead) => ReadQuery<unknown>;
}

/** Declares a row; its types come from its hook and its component. */
export function row<Options extends object, Screen extends Shown, Shown extends object>(
  declared: ScreenRow<Options, Screen, Shown>,
): ScreenRow<Options, Screen, Shown> {
  return declared;
}

/** Any row; its types have been checked on declaration. */
// biome-ignore lint/suspicious/noExplicitAny: what a screen shows is between its hook and its component
export type AnyRow<Options extends object = any> = ScreenRow<Options, any, any>;
