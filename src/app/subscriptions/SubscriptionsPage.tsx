import { useLocation, useSearchParams } from 'react-router';
import type { PageProps } from '../area';
import { Redirect } from '../Redirect';
import { SCOPE, subscriptionsPaths } from './paths';
import { SubscriptionsContent } from './SubscriptionsContent';

/** `/apps/subscriptions`: those of one's own company; who has customers sees all, unless asked for so. */
export function SubscriptionsPage({ user }: PageProps) {
  const [params] = useSearchParams();
  const { search } = useLocation();
  if (user.customerType !== 0 && params.get(SCOPE) !== 'own') {
    return <Redirect to={subscriptionsPaths.allSubscriptions + search} />;
  }
  return <SubscriptionsContent user={user} scope="own" />;
}
