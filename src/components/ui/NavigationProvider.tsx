import { createContext, type ReactNode, useContext } from 'react';

/** Navigates to an address of the application, usually with its router. */
export type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | null>(null);

/** Props of {@link NavigationProvider}. */
export interface NavigationProviderProps {
  /** Called with path, query and fragment of a same-origin address. */
  navigate: Navigate;
  /** The components whose links use it. */
  children?: ReactNode;
}

/** Lets links and menu items navigate without reloading the page. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return <NavigationContext.Provider value={navigate}>{children}</NavigationContext.Provider>;
}

/** Returns the provided function; null if links are left to the browser. */
export function useNavigate(): Navigate | null {
  return useContext(NavigationContext);
}
