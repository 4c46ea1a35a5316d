import { createContext, type ReactNode, useContext } from 'react';
import type { Links, ListName } from '../../contracts/links';

const NONE: Links = {};
const LinksContext = createContext<Links>(NONE);

/** Props of {@link LinksProvider}. */
export interface LinksProviderProps {
  /** Where pages and records are. Keep the object stable. */
  links: Links;
  /** The components that link to them. */
  children?: ReactNode;
}

/**
 * Tells the components below where pages and records are.
 *
 * @example
 * const links = { customer: (id: string) => `/customers/${id}`, orders: '/orders' };
 * const Page = () => <LinksProvider links={links}>One order</LinksProvider>;
 */
export function LinksProvider({ links, children }: LinksProviderProps) {
  return <LinksContext.Provider value={links}>{children}</LinksContext.Provider>;
}

/** Returns where pages and records are; empty without a {@link LinksProvider}. */
export function useLinks(): Links {
  return useContext(LinksContext);
}

/** Returns the way back from a record to its list, as the list was left. */
export function useBackLink(list: ListName): string | undefined {
  const links = useLinks();
  const own = links[list];
  return links.back?.(list) ?? (typeof own === 'function' ? own() : own);
}
