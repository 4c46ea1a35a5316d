import { useLocation } from 'react-router';
import { SCOPE } from '../../domain/subscriptions/subscriptions-list';
import type { RowAhead } from '../../screens/row';
import { subscriptions } from '../../screens/subscriptions';
import type { PageProps } from '../area';
import { Redirect } from '../Redirect';
import { subscriptionsPaths } from './paths';
import { subscriptionsOf } from './subscriptions-of';

const Subscriptions = subscriptionsOf('all');

/** `/apps/subscriptions/all`: also those of customers, for who has any. */
export function AllSubscriptionsPage({ user }: PageProps) {
  const { search } = useLocation();
  if (user.customerType === 0) {
    return <Redirect to={subscriptionsPaths.subscriptions + search} />;
  }
  return <Subscriptions />;
}

AllSubscriptionsPage.firstRead = (ahead: RowAhead) => {
  const params = new URLSearchParams(ahead.params);
  params.delete(SCOPE);
  return subscriptions.firstRead?.({ ...ahead, params }) ?? null;
};
