import { createContext } from 'react';

/** The address of the page that lists are on, in which they keep where they are. */
export interface ListPlace {
  /** The page's path, such as `/apps/orders`. */
  readonly pathname: string;
  /** Its query, with or without `?`, but for what is `kept`. */
  readonly search: string;
  /**
   * What else is in the query, without `?`, and stays whichever view is open: the record that the page
   * is of, for example. It is no part of a view. @default nothing
   */
  readonly kept?: string | undefined;
  /** Called with the query to show in place of `search`; it is no new step for Back. */
  readonly onSearchChange: (search: string) => void;
}

/**
 * Lets lists with a name have saved views, which are addresses: provide the page's own, in which you
 * keep the `query` of its list. @default none, and no saved views
 *
 * @example
 * const WithViews = ({ place, children }: { place: ListPlace; children: ReactNode }) => (
 *   <ListPlaceContext.Provider value={place}>{children}</ListPlaceContext.Provider>
 * );
 */
export const ListPlaceContext = createContext<ListPlace | null>(null);
