import { useCallback, useSyncExternalStore } from 'react';
import type { Access } from '../../domain/access';
import { canUseCart, type InviteRefusal, inviteAccess } from '../../domain/shell/actions';
import type { ShellUser } from '../../domain/shell/shell-user';
import type { ShellTheme } from '../../domain/shell/theme-choice';
import { navigationPinOf } from '../../platform/navigation-pin';
import { useCurrentUser } from '../auth/useSession';
import { useConsole } from '../console/console-context';
import { useStoredTheme } from './useStoredTheme';

/** Whether the side navigation is pinned in this browser, and its setter. */
function useNavigationPin(): readonly [isPinned: boolean, setPinned: (isPinned: boolean) => void] {
  const pin = navigationPinOf(useConsole().platform);
  const isPinned = useSyncExternalStore(
    pin.subscribe,
    () => pin.get() === true,
    () => false,
  );
  const setPinned = useCallback((next: boolean) => (next ? pin.set(true) : pin.remove()), [pin]);
  return [isPinned, setPinned];
}

/** Settings of {@link useAppShell}. */
export interface AppShellOptions<Cart> {
  /** The cart of the portal; shown if the viewer may buy. @default none */
  readonly cart?: Cart | undefined;
}

/** What {@link useAppShell} provides for an `AppShell`. */
export interface AppShellState<Cart> {
  /** The signed-in user. */
  readonly user: ShellUser;
  /** The theme chosen in this browser. */
  readonly theme: ShellTheme;
  /** Sets another theme. */
  readonly onThemeChange: (theme: ShellTheme) => void;
  /** Whether the side navigation is pinned in this browser. */
  readonly isNavigationPinned: boolean;
  /** Pins or unpins it. */
  readonly onNavigationPinnedChange: (isPinned: boolean) => void;
  /** Whether they may invite users, and why not (specification §6). */
  readonly invite: Access<InviteRefusal>;
  /** The cart, if the user may buy (specification §2.4). */
  readonly cart: Cart | undefined;
}

/**
 * Props of an `AppShell` from the session and this browser: user, theme, invitations, cart
 * (specification §2.4, §6). For signed-in pages; navigation and addresses are yours.
 *
 * @throws Error when nobody is signed in.
 *
 * @example
 * ```tsx
 * function Frame({ children }: { children: ReactNode }) {
 *   const shell = useAppShell({ cart: { count: 0 } });
 *   return (
 *     <AppShell brandName="Fjord" navigation={[]} currentPath="/" onSignOut={leave} {...shell}>
 *       {children}
 *     </AppShell>
 *   );
 * }
 * ```
 */
export function useAppShell<Cart = never>({
  cart,
}: AppShellOptions<Cart> = {}): AppShellState<Cart> {
  const user = useCurrentUser();
  const [theme, onThemeChange] = useStoredTheme();
  const [isNavigationPinned, onNavigationPinnedChange] = useNavigationPin();
  return {
    user,
    theme,
    onThemeChange,
    isNavigationPinned,
    onNavigationPinnedChange,
    invite: inviteAccess(user),
    cart: canUseCart(user) ? cart : undefined,
  };
}
