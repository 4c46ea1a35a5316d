import { createContext, type ReactNode, useContext } from 'react';

/** Called with the permission that somebody wants to know more about. */
export type AskPermission = (permission: string) => void;

const PermissionHelpContext = createContext<AskPermission | null>(null);

/** Props of {@link PermissionHelpProvider}. */
export interface PermissionHelpProviderProps {
  /**
   * Called with the name of a permission when the viewer wants to know who can give it: open a
   * `PermissionHelpDialog` here. Leave it out for those who may not see roles. @default not offered
   */
  onAsk?: AskPermission | undefined;
  /** The components whose refusals offer it. */
  children?: ReactNode;
}

/**
 * Lets every refusal below that is for want of a permission offer who can give it: a control that
 * is disabled by a press, a page that is not for the viewer by a button.
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

/** Asks who can give a permission; null where that is not offered. */
export function useAskPermission(): AskPermission | null {
  return useContext(PermissionHelpContext);
}
