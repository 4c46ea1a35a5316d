import { useLocation, useSearchParams } from 'react-router';
import { scopeIn, subscriptions } from '../../screens/subscriptions';
import type { PageProps } from '../area';
import { Redirect } from '../Redirect';
import { subscriptionsPaths } from './paths';
import { subscriptionsOf } from './subscriptions-of';

const Subscriptions = subscriptionsOf('own');

/** `/apps/subscriptions`: those of one's own company; who has customers sees all, unless asked for so. */
export function SubscriptionsPage({ user }: PageProps) {
  const [params] = useSearchParams();
  const { search } = useLocation();
  if (scopeIn({ params, viewer: user }) === 'all') {
    return <Redirect to={subscriptionsPaths.allSubscriptions + search} />;
  }
  return <Subscriptions />;
}

SubscriptionsPage.firstRead = subscriptions.firstRead;
