import { createContext, type ReactNode, useContext } from 'react';

/** Called with the permission to explain. */
export type AskPermission = (permission: string) => void;

const PermissionHelpContext = createContext<AskPermission | null>(null);

/** Props of {@link PermissionHelpProvider}. */
export interface PermissionHelpProviderProps {
  /**
   * Called with the name of a permission that the viewer wants help with: open a
   * `PermissionHelpDialog` here. Leave it out for viewers who may not see roles. @default not
   * offered
   */
  onAsk?: AskPermission | undefined;
  /** The components that offer help. */
  children?: ReactNode;
}

/**
 * Makes all components inside offer help with missing permissions: disabled controls on press,
 * forbidden pages by a button.
 *
 * @example
 * ```tsx
 * const Page = () => (
 *   <PermissionHelpProvider onAsk={(permission) => location.assign(`/help?about=${permission}`)}>
 *     <OrdersScreen {...useOrdersScreen()} />
 *   </PermissionHelpProvider>
 * );
 * ```
 */
export function PermissionHelpProvider({ onAsk, children }: PermissionHelpProviderProps) {
  return (
    <PermissionHelpContext.Provider value={onAsk ?? null}>
      {children}
    </PermissionHelpContext.Provider>
  );
}

/** Returns the function that opens the help; null if it is not offered. */
export function useAskPermission(): AskPermission | null {
  return useContext(PermissionHelpContext);
}
