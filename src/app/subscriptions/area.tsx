import { SubscriptionsIcon } from '../../components/ui/icons';
import { type Area, lazyPage } from '../area';
import { subscriptionsPaths } from './paths';

export const subscriptionsArea: Area = {
  entry: {
    id: 'subscriptions',
    url: subscriptionsPaths.subscriptions,
    permissions: ['Subscription.Read'],
    label: (t) => t('subscriptions'),
    icon: <SubscriptionsIcon />,
  },
  routes: [
    {
      path: subscriptionsPaths.subscriptions,
      outline: { title: (t) => t('subscriptions'), shape: 'list' },
      page: lazyPage(async () => (await import('./pages')).SubscriptionsPage),
    },
    {
      path: subscriptionsPaths.allSubscriptions,
      outline: { title: (t) => t('subscriptions'), shape: 'list' },
      page: lazyPage(async () => (await import('./pages')).AllSubscriptionsPage),
    },
    {
      path: subscriptionsPaths.renewals,
      outline: { shape: 'list' },
      page: lazyPage(async () => (await import('./pages')).RenewalsPage),
    },
    // The ids of subscriptions are never words of addresses (commerce §2.1).
    {
      path: subscriptionsPaths.subscription,
      outline: { shape: 'record' },
      page: lazyPage(async () => (await import('./pages')).SubscriptionPage),
    },
  ],
};
