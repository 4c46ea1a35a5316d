import { type ReactNode, useMemo } from 'react';
import type { CurrentUser } from '../domain/users/user';
import { shellMessages } from '../messages/generated/en/shell';
import { useMessages } from '../messages/messages';
import { useModulesEntry } from './modules/useModulesEntry';
import { navigationFor } from './navigation';
import { PortalNavigationContext } from './navigation-context';

/** Puts together what the side navigation shows: the areas, then the partner's modules. */
export function NavigationHost({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const t = useMessages(shellMessages);
  const modules = useModulesEntry(user);
  const items = useMemo(() => {
    const own = navigationFor(user, t);
    return modules ? [...own, modules] : own;
  }, [user, t, modules]);
  return (
    <PortalNavigationContext.Provider value={items}>{children}</PortalNavigationContext.Provider>
  );
}
