import { type ReactNode, Suspense, useMemo } from 'react';
import { cartPaths } from '../app/cart/paths';
import { productsPaths } from '../app/products/paths';
import { rolesPaths } from '../app/roles/paths';
import { usersPaths } from '../app/users/paths';
import { PageSkeleton } from '../components/shell/PageSkeleton';
import { ErrorState } from '../components/ui/ErrorState';
import { LinksProvider } from '../components/ui/LinksProvider';
import { SignedOutState } from '../components/ui/SignedOutState';
import type { Links } from '../contracts/links';
import { encodePercent } from '../domain/text/percent';
import type { CurrentUser } from '../domain/users/user';
import { useSessionStore } from '../hooks/auth/session-context';
import { useSession } from '../hooks/auth/useSession';
import { uiFailureMessages } from '../messages/generated/en/ui';
import { useMessages } from '../messages/messages';
import { UserCache } from '../screens/UserCache';
import type { AnyEmbedScreen, EmbedValues } from './screen';

/** Fills the placeholders of an address, `/roles/{name}`, with escaped values. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? encodePercent(values[name] ?? '') : place,
  );
}

/** A path of the portal's routes with placeholders for {@link fill}. */
const template = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const USER = template(usersPaths.userEdit);
const PRODUCT = template(productsPaths.product);

/** Default targets of required links: pages of the portal. */
const PORTAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  marketplace: { productHref: PRODUCT },
  product: { productHref: PRODUCT, productsHref: productsPaths.products, cartHref: cartPaths.cart },
  profile: { usersHref: usersPaths.users, ownHref: USER },
  role: { rolesHref: rolesPaths.roles, userHref: USER },
  users: { userHref: USER },
};

/** Links that a company without customers of its own does not have. */
const OF_CUSTOMERS = ['customer', 'customers', 'reconcile', 'chooseBuyer'];

/** Placeholder names of a record in its address. */
const PLACES: Readonly<Record<string, string>> = {
  ...{ customer: 'id', order: 'id', priceList: 'id', product: 'id', statement: 'id' },
  ...{ subscription: 'id', role: 'name', user: 'email' },
};

/** Pages whose link is a function, because the portal has several. */
const PAGES = ['chooseBuyer', 'renewals', 'subscriptions'];

/**
 * Returns a screen's links from its `-href` attributes. The address of a record has a placeholder:
 * `{id}`, of a role `{name}`, of a user `{email}`.
 */
export function linksOf(screen: string, values: EmbedValues, user: CurrentUser | null): Links {
  const portal = PORTAL[screen];
  const links: Record<string, unknown> = {};
  for (const name of Object.keys({ ...portal, ...values })) {
    const key = /^(.+)Href$/.exec(name)?.[1];
    const href = values[name] || portal?.[name];
    if (!key || typeof href !== 'string') continue;
    if (user?.customerType === 0 && OF_CUSTOMERS.includes(key)) continue;
    const place = PLACES[key];
    if (place) links[key] = (value: string) => fill(href, { [place]: value });
    else if (PAGES.includes(key)) links[key] = () => href;
    else if (key === 'own') links.ownProfile = fill(href, { email: user?.email ?? '' });
    else links[key === 'compare' ? 'compareStatements' : key] = href;
  }
  return links;
}

// Every row is for signed-in users: its wrapper is loaded with it.
export { embedRow } from './embed-row';

const UNREACHED = { kind: 'network' } as const;

interface UserGateProps {
  /** The screen; a quiet one renders nothing while signed out. */
  screen: AnyEmbedScreen;
  /** Its values, including links. */
  values: EmbedValues;
  children: ReactNode;
}

/** Shows a screen to a signed-in user, otherwise the page's slot `signed-out`, or one sentence. */
export function UserGate({ screen: { name, needsUser }, values, children }: UserGateProps) {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const links = useMemo(() => linksOf(name, values, user), [name, values, user]);
  const isQuiet = needsUser === 'quietly';
  const { tryAgain } = useSessionStore();
  const t = useMessages(uiFailureMessages);
  const skeleton = isQuiet ? null : <PageSkeleton />;
  switch (session.status) {
    case 'signedIn':
      return (
        <UserCache>
          <LinksProvider links={links}>
            <Suspense fallback={skeleton}>{children}</Suspense>
          </LinksProvider>
        </UserCache>
      );
    case 'starting':
    case 'waitingForNetwork':
      return skeleton;
    case 'unreachable':
      return isQuiet ? null : (
        <ErrorState title={t('unreachable')} onRetry={tryAgain} failure={UNREACHED} />
      );
    default:
      return <slot name="signed-out">{!isQuiet && <SignedOutState />}</slot>;
  }
}
