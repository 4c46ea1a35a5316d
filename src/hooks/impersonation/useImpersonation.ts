import { useSyncExternalStore } from 'react';
import { useImpersonationStores } from './impersonation-context';
import { type ActiveImpersonationView, NO_IMPERSONATION } from './impersonation-view';

/** What {@link useImpersonation} returns. */
export type Impersonation =
  | { readonly status: 'none' }
  | (ActiveImpersonationView & {
      /** Requests 30 more minutes. Ignored while a request is pending. */
      readonly extend: () => void;
      /** Ends the session and signs this tab out; the administrator's own session stays. */
      readonly end: () => void;
      /** Acknowledges the result of an extension: `extension` is `none` again. */
      readonly acknowledge: () => void;
    });

/**
 * The impersonation of this tab: the administrator, the user, the time left, and the actions
 * (specification §2.5, §4). Needs an `ImpersonationProvider` above.
 */
export function useImpersonation(): Impersonation {
  const { tab } = useImpersonationStores();
  const view = useSyncExternalStore(tab.subscribe, tab.getView, () => NO_IMPERSONATION);
  if (view.status === 'none') return view;
  const { extend, end, acknowledge } = tab;
  return { ...view, extend, end, acknowledge };
}

/** Whether this tab impersonates a user. Unlike the countdown it rarely changes. */
export function useIsImpersonating(): boolean {
  const { tab } = useImpersonationStores();
  return useSyncExternalStore(
    tab.subscribe,
    () => tab.getView().status === 'active',
    () => false,
  );
}
