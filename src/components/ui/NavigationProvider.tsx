import { createContext, type ReactNode, useContext } from 'react';

/** How the application follows an address of its own, usually its router's. */
export type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | null>(null);

/** Props of {@link NavigationProvider}. */
export interface NavigationProviderProps {
  /** Called with the path, query and fragment of an address of this origin. */
  navigate: Navigate;
  /** The components whose links go through it. */
  children?: ReactNode;
}

/** Provides links and menu items with a way to navigate without reloading the page. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return <NavigationContext.Provider value={navigate}>{children}</NavigationContext.Provider>;
}

/** The way that is provided, or null: then the browser follows links. */
export function useNavigate(): Navigate | null {
  return useContext(NavigationContext);
}
