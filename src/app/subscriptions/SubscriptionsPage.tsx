import { useLocation, useSearchParams } from 'react-router';
import type { CurrentUser } from '../../domain/users/user';
import type { PageAhead, PageProps } from '../area';
import { Redirect } from '../Redirect';
import { SCOPE, subscriptionsPaths } from './paths';
import { SubscriptionsContent, subscriptionsAhead } from './SubscriptionsContent';

const isOfAll = ({ customerType }: CurrentUser, params: URLSearchParams) =>
  customerType !== 0 && params.get(SCOPE) !== 'own';

/** `/apps/subscriptions`: those of one's own company; who has customers sees all, unless asked for so. */
export function SubscriptionsPage({ user }: PageProps) {
  const [params] = useSearchParams();
  const { search } = useLocation();
  if (isOfAll(user, params)) {
    return <Redirect to={subscriptionsPaths.allSubscriptions + search} />;
  }
  return <SubscriptionsContent user={user} scope="own" />;
}

SubscriptionsPage.firstRead = (ahead: PageAhead) =>
  subscriptionsAhead(ahead, isOfAll(ahead.viewer, ahead.params) ? 'all' : 'own');
