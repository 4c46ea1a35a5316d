import type { ComponentType } from 'react';
import type { ListQuery, ListRules } from '../domain/list-query';
import type { Reading } from '../domain/reading';
import type { Need } from '../domain/users/permission-access';
import type { CurrentUser } from '../domain/users/user';
import type { Console } from '../hooks/console/console-context';
import type { ReadQuery } from '../hooks/reads/read-query';

/** Where the page of a screen is. */
export interface RowPlace {
  /** What the query of its address says. */
  readonly params: URLSearchParams;
  /** The user who is signed in; null for nobody. */
  readonly viewer: CurrentUser | null;
  /** What is kept beside the address in the history. */
  readonly state: unknown;
  /** Shows another query of the address: as a step of the history, unless it takes the place of this one. */
  readonly go: (
    next: (now: URLSearchParams) => URLSearchParams | Record<string, string> | '',
    how?: {
      readonly replace?: boolean;
      readonly preventScrollReset?: boolean;
      readonly state?: unknown;
    },
  ) => void;
}

/** What is known of a page before it is opened. */
export interface RowAhead extends Pick<RowPlace, 'params'> {
  readonly client: Console['client'];
  readonly viewer: CurrentUser;
  /** Where its list is, as the address says it. */
  readonly query: ListQuery;
}

/** The title of a page: a sentence, or what its record is called. */
export type RowTitle =
  | string
  | {
      /** Undefined while the record is read and nothing is known of it. */
      readonly title: string | undefined;
      /** What the screen calls the record until it is read. */
      readonly knownTitle: string | undefined;
    };

/**
 * A screen as one thing: its hook and its component, what it takes from an address, its title. The
 * portal's page, the element, the frame's screen and the component for partners are made of it.
 */
export interface ScreenRow<Options extends object, Screen extends Shown, Shown extends object> {
  /** Its hook: a method, so that hooks fit whose options may be left out and hooks whose may not. */
  useScreen(options?: Options): Screen;
  /** Its component. */
  readonly Component: ComponentType<Shown>;
  /** Whether its hook takes the address of the hub of live events as `url`. @default false */
  readonly isLive?: boolean;
  /** What its list can be sorted and filtered by, which the address keeps. @default it keeps no list */
  readonly list?: ListRules | ((place: Pick<RowPlace, 'params' | 'viewer'>) => ListRules);
  /** What else the address keeps, as options of the hook. @default nothing */
  readonly place?: (place: RowPlace) => NoInfer<Partial<Options>>;
  /** Names in the address that stay whichever saved view is open. @default none */
  readonly kept?: readonly string[];
  /** Its record, as it is read. @default it is about no single record */
  readonly reading?: (screen: NoInfer<Screen>) => Reading<unknown>;
  /** The title of its page. @default it stands on no page of its own */
  readonly useTitle?: (screen: NoInfer<Screen>, options: NoInfer<Options>) => RowTitle;
  /** What seeing it takes, where it is read ahead. @default to be signed in */
  readonly need?: Need;
  /**
   * What it reads first, which is fetched when the pointer or the focus comes near its link (workday
   * §8). @default nothing is read ahead
   */
  readonly firstRead?: (ahead: RowAhead) => ReadQuery<unknown>;
}

/** Says a row: its types come from its hook and its component. */
export function row<Options extends object, Screen extends Shown, Shown extends object>(
  said: ScreenRow<Options, Screen, Shown>,
): ScreenRow<Options, Screen, Shown> {
  return said;
}

/** Any row: its own types agree with each other. */
// biome-ignore lint/suspicious/noExplicitAny: what a screen shows is between its hook and its component
export type AnyRow<Options extends object = any> = ScreenRow<Options, any, any>;
