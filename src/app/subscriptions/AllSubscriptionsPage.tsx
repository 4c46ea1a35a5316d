import { useLocation } from 'react-router';
import type { PageProps } from '../area';
import { Redirect } from '../Redirect';
import { subscriptionsPaths } from './paths';
import { SubscriptionsContent } from './SubscriptionsContent';

/** `/apps/subscriptions/all`: also those of customers, for who has any. */
export function AllSubscriptionsPage({ user }: PageProps) {
  const { search } = useLocation();
  if (user.customerType === 0) {
    return <Redirect to={subscriptionsPaths.subscriptions + search} />;
  }
  return <SubscriptionsContent user={user} scope="all" />;
}
