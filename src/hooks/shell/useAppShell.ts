import { useSyncExternalStore } from 'react';
import type {
  InviteButtonProps,
  ShellAccount,
  ShellHeaderParts,
  ShellNavigation,
  ShellThemeChoice,
} from '../../contracts/shell';
import { canUseCart, inviteAccess } from '../../domain/shell/actions';
import { navigationPinOf } from '../../platform/navigation-pin';
import { useCurrentUser } from '../auth/useSession';
import { useConsole } from '../console/console-context';
import { useStoredTheme } from './useStoredTheme';

/**
 * Whether the side navigation is pinned in this browser, and its setter; undefined until the user
 * has chosen.
 */
export function useNavigationPin(): readonly [
  isPinned: boolean | undefined,
  setPinned: (isPinned: boolean) => void,
] {
  const pin = navigationPinOf(useConsole().platform);
  const choice = useSyncExternalStore(pin.subscribe, pin.get, () => null);
  return [choice ?? undefined, pin.set];
}

/** Settings of {@link useAppShell}: what is yours in the parts that it returns. */
export interface AppShellOptions {
  /** The side navigation. */
  readonly navigation: Omit<ShellNavigation, 'isPinned' | 'onPinnedChange'>;
  /** The account menu. */
  readonly account: Omit<ShellAccount, 'user'>;
  /** The parts of the header; the cart is shown if the viewer may buy. @default only Invite */
  readonly header?:
    | (Omit<ShellHeaderParts, 'invite'> & {
        /** The Invite button. @default a press does nothing */
        readonly invite?: Omit<InviteButtonProps, 'access'> | undefined;
      })
    | undefined;
}

/** What {@link useAppShell} provides for an `AppShell`. */
export interface AppShellState {
  /** Your navigation, pinned or not as in this browser. */
  readonly navigation: ShellNavigation;
  /** Your account menu, with the signed-in user. */
  readonly account: ShellAccount;
  /** The theme of this browser. */
  readonly theme: ShellThemeChoice;
  /**
   * Your parts of the header, with the permission to invite users and the cart only if the user may
   * buy (specification §2.4, §6).
   */
  readonly header: ShellHeaderParts;
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
 *   const shell = useAppShell({
 *     navigation: { items: [] },
 *     account: { onSignOut: leave },
 *     header: { cart: { count: 0 } },
 *   });
 *   return (
 *     <AppShell brandName="Fjord" currentPath="/" {...shell}>
 *       {children}
 *     </AppShell>
 *   );
 * }
 * ```
 */
export function useAppShell({ navigation, account, header = {} }: AppShellOptions): AppShellState {
  const user = useCurrentUser();
  const [current, onChange] = useStoredTheme();
  const [isPinned, onPinnedChange] = useNavigationPin();
  return {
    navigation: { ...navigation, isPinned, onPinnedChange },
    account: { ...account, user },
    theme: { current, onChange },
    header: {
      ...header,
      invite: { ...header.invite, access: inviteAccess(user) },
      cart: canUseCart(user) ? header.cart : undefined,
    },
  };
}
