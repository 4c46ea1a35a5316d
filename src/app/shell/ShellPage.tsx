import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AppShell } from '../../components/shell/AppShell';
import { type CurrentUser, displayNameOf } from '../../domain/users/user';
import { shellMessages } from '../../messages/en/shell';
import { useMessages } from '../../messages/messages';
import { BrandLogo } from '../BrandLogo';
import { useConfig } from '../ConfigContext';
import { navigationFor } from '../navigation';
import { paths } from '../paths';

/** The shell with the signed-in user in it. */
export function ShellPage({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const t = useMessages(shellMessages);
  const { pathname } = useLocation();
  const { brand } = useConfig();
  const navigate = useNavigate();
  return (
    <AppShell
      brandName={brand.name}
      logo={<BrandLogo />}
      homeHref={paths.root}
      navigation={navigationFor(user, t)}
      currentPath={pathname}
      user={{
        name: displayNameOf(user),
        firstname: user.firstname,
        lastname: user.lastname,
        email: user.email,
        roleName: user.roleName,
        picture: user.userAvatar,
      }}
      onSignOut={() => void navigate(paths.logout, { replace: true })}
    >
      {children}
    </AppShell>
  );
}
