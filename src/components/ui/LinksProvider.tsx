import { createContext, type ReactNode, useContext } from 'react';
import type { Links, ListName } from '../../contracts/links';

const NONE: Links = {};
const LinksContext = createContext<Links>(NONE);

/** Props of {@link LinksProvider}. */
export interface LinksProviderProps {
  /** Addresses of pages and records. Keep the object stable. */
  links: Links;
  /** The components that use the links. */
  children?: ReactNode;
}

/**
 * Provides the addresses of pages and records.
 *
 * @example
 * const links = { customer: (id: string) => `/customers/${id}`, orders: '/orders' };
 * const Page = () => <LinksProvider links={links}>One order</LinksProvider>;
 */
export function LinksProvider({ links, children }: LinksProviderProps) {
  return <LinksContext.Provider value={links}>{children}</LinksContext.Provider>;
}

/** Returns the addresses of pages and records; empty without a {@link LinksProvider}. */
export function useLinks(): Links {
  return useContext(LinksContext);
}

/** Returns the address from a record back to its list, including the list's state. */
export function useBackLink(list: ListName): string | undefined {
  const links = useLinks();
  const own = links[list];
  return links.back?.(list) ?? (typeof own === 'function' ? own() : own);
}
