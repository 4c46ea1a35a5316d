import { createContext, type ReactNode, useContext } from 'react';
import type { ShellNavigationItem, ShellNavigationLink } from '../contracts/shell';

/** An entry of the side navigation, with pictures for its pages too. */
export interface PortalNavigationItem extends ShellNavigationItem {
  readonly items?: readonly (ShellNavigationLink & { readonly icon?: ReactNode })[] | undefined;
}

/** Filled by `NavigationHost`. */
export const PortalNavigationContext = createContext<readonly PortalNavigationItem[]>([]);

/** The entries of the side navigation that the viewer may open. */
export function useNavigation(): readonly PortalNavigationItem[] {
  return useContext(PortalNavigationContext);
}
