import type { ComponentProps } from 'react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConnectivityBanner } from '../../components/connectivity/ConnectivityBanner';
import { AppShell } from '../../components/shell/AppShell';
import { ShellFooter } from '../../components/shell/ShellFooter';
import { ALLOWED } from '../../domain/access';
import { STATEMENTS_READ } from '../../domain/billing/statements-list';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { useConnectivityBanner } from '../../hooks/connectivity/useConnectivityBanner';
import { useAppShell } from '../../hooks/shell/useAppShell';
import { useShellFooter } from '../../hooks/shell/useShellFooter';
import { BrandLogo } from '../BrandLogo';
import { useConfig } from '../ConfigContext';
import type { CartCount } from '../cart/CartCount';
import { ImpersonationHost } from '../impersonation/ImpersonationHost';
import { useActionAccess } from '../impersonation/useActionAccess';
import { useLanguage } from '../language/language-context';
import { useNavigation } from '../navigation-context';
import { BellContext } from '../notifications/bell-context';
import { NotificationsHost } from '../notifications/NotificationsHost';
import { PageChangeContext } from '../PageTitle';
import { PaletteHost } from '../palette/PaletteHost';
import { usePaletteButton } from '../palette/usePaletteButton';
import { paths, userEditPath } from '../paths';
import { ViewAsHost } from '../roles/ViewAsHost';
import { projectsPath, subscriptionsPath } from '../subscriptions/paths';
import { UnsavedChanges } from '../unsaved/UnsavedChanges';
import { useLeave } from '../unsaved/unsaved-context';
import { useOpenInvite } from '../users/invite-context';
import { useGivenCartCount } from './CartCountContext';

/** The footer with the current year; a new year re-renders nothing else. */
function FooterHost() {
  const { brand } = useConfig();
  const footer = useShellFooter({
    brandText: brand.name,
  });
  return <ShellFooter {...footer} />;
}

/**
 * The banners of specification §2.5, in a component of their own, so that a change re-renders
 * nothing else.
 */
function ConnectivityHost() {
  return <ConnectivityBanner {...useConnectivityBanner()} />;
}

/** Counts what is in the cart. It is fetched after the shell, which shows an empty cart until then. */
function CartCountHost(props: ComponentProps<typeof CartCount>) {
  const [Count, setCount] = useState<typeof CartCount | null>(null);
  useEffect(() => {
    let isLeft = false;
    import('../cart/CartCount').then(
      (loaded) => {
        if (!isLeft) setCount(() => loaded.CartCount);
      },
      // Without a network the cart is shown without its number.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return Count && <Count {...props} />;
}

/** The shell with the signed-in user; leaving a page with unsaved changes asks first. */
export function ShellPage(props: { user: CurrentUser; children: ReactNode }) {
  const bell = useRef<HTMLButtonElement>(null);
  return (
    <UnsavedChanges>
      <PaletteHost user={props.user}>
        <BellContext.Provider value={bell}>
          <Shell {...props} />
        </BellContext.Provider>
      </PaletteHost>
    </UnsavedChanges>
  );
}

function Shell({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const { pathname } = useLocation();
  const { brand, links, navigation } = useConfig();
  const navigate = useNavigate();
  const leave = useLeave();
  const [announcement, announce] = useState('');
  const givenCount = useGivenCartCount();
  const [lineCount, setLineCount] = useState(0);
  const profile = userEditPath(user.email);
  const shell = useAppShell({
    navigation: { items: useNavigation(), isPinnedAtFirst: navigation === 'pinned' },
    account: {
      links: {
        profile,
        projects: links.projects ?? projectsPath(),
        subscription: subscriptionsPath('own'),
        statements: links.statements ?? paths.statements,
        settings: profile,
      },
      linkAccess: {
        projects: links.projects ? ALLOWED : viewerAccess(user, SUBSCRIPTIONS_READ),
        subscription: viewerAccess(user, SUBSCRIPTIONS_READ),
        statements: links.statements ? ALLOWED : viewerAccess(user, STATEMENTS_READ),
      },
      language: useLanguage().choice,
      onSignOut: () => leave(() => void navigate(paths.logout, { replace: true })),
    },
    header: {
      palette: usePaletteButton(),
      invite: {
        disabledReason: useActionAccess('inviteUsers').reason,
        onInvite: useOpenInvite(),
      },
      cart: { count: givenCount ?? lineCount, href: paths.cart },
      notifications: <NotificationsHost />,
    },
  });
  return (
    <PageChangeContext.Provider value={announce}>
      <AppShell
        brandName={brand.name}
        logo={<BrandLogo />}
        currentPath={pathname}
        {...shell}
        banner={
          <>
            <ImpersonationHost />
            <ViewAsHost />
            <ConnectivityHost />
          </>
        }
        footer={<FooterHost />}
        announcement={announcement}
      >
        {children}
      </AppShell>
      {shell.header.cart && givenCount === null && <CartCountHost onChange={setLineCount} />}
    </PageChangeContext.Provider>
  );
}
