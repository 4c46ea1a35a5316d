import { type ReactNode, useMemo } from 'react';
import { LinksProvider } from '../components/ui/LinksProvider';
import type { Links } from '../contracts/links';
import { authPaths } from './auth/paths';
import { useConfig } from './ConfigContext';
import { dashboardPaths } from './dashboard/paths';

/** Where the pages are that everybody may see, signed in or not. */
export function PublicLinksHost({ children }: { children: ReactNode }) {
  const { about, contact, terms } = useConfig().links;
  const links = useMemo(
    (): Links => ({
      home: dashboardPaths.dashboard,
      signIn: authPaths.login,
      forgotPassword: authPaths.forgotPassword,
      ...{ about, contact, terms },
    }),
    [about, contact, terms],
  );
  return <LinksProvider links={links}>{children}</LinksProvider>;
}
