import { createContext } from 'react';

/** The address of the page, in which its lists keep their state. */
export interface ListPlace {
  /** The page's path, such as `/apps/orders`. */
  readonly pathname: string;
  /** Its query, with or without `?`, except for `kept`. */
  readonly search: string;
  /**
   * Other parameters of the query, without `?`, that stay when a view opens and do not belong to
   * it: the record of the page, for example. @default none
   */
  readonly kept?: string | undefined;
  /** Called with the query that replaces `search`, without a new history entry. */
  readonly onSearchChange: (search: string) => void;
}

/**
 * Enables saved views of named lists. A view is an address: provide the page's address, in which
 * you keep the `query` of its list. @default none, and no saved views
 *
 * @example
 * const WithViews = ({ place, children }: { place: ListPlace; children: ReactNode }) => (
 *   <ListPlaceContext.Provider value={place}>{children}</ListPlaceContext.Provider>
 * );
 */
export const ListPlaceContext = createContext<ListPlace | null>(null);
