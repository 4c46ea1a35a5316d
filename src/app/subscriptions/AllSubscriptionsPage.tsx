import { Navigate, useLocation } from 'react-router';
import type { PageProps } from '../area';
import { subscriptionsPaths } from './paths';
import { SubscriptionsContent } from './SubscriptionsContent';

/** `/apps/subscriptions/all`: also those of customers, for who has any. */
export function AllSubscriptionsPage({ user }: PageProps) {
  const { search } = useLocation();
  if (user.customerType === 0) {
    return <Navigate to={subscriptionsPaths.subscriptions + search} replace />;
  }
  return <SubscriptionsContent user={user} scope="all" />;
}
