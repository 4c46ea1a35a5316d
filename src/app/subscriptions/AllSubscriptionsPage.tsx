import { useLocation } from 'react-router';
import type { PageAhead, PageProps } from '../area';
import { Redirect } from '../Redirect';
import { subscriptionsPaths } from './paths';
import { SubscriptionsContent, subscriptionsAhead } from './SubscriptionsContent';

/** `/apps/subscriptions/all`: also those of customers, for who has any. */
export function AllSubscriptionsPage({ user }: PageProps) {
  const { search } = useLocation();
  if (user.customerType === 0) {
    return <Redirect to={subscriptionsPaths.subscriptions + search} />;
  }
  return <SubscriptionsContent user={user} scope="all" />;
}

AllSubscriptionsPage.firstRead = (ahead: PageAhead) =>
  subscriptionsAhead(ahead, ahead.viewer.customerType === 0 ? 'own' : 'all');
