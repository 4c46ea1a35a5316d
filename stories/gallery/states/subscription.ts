import { type SpecState, shows } from '../spec-state';

/** The page of one subscription (commerce §5). */
export const SUBSCRIPTION_PAGE: readonly SpecState[] = [
  shows(
    'subscriptions',
    'Subscription: term bar, commitment box, batches, orders, charges.',
    'screens-subscriptions-subscription--ready',
    'screens-subscriptions-subscription--bound',
    'screens-subscriptions-subscription--fresh',
    'screens-subscriptions-subscription--trial',
    'screens-subscriptions-subscription--without-term',
    'screens-subscriptions-subscription--right-to-left',
    'screens-subscriptions-subscription--pseudo-locale',
    'screens-subscriptions-subscription--on-a-phone',
    'pages-subscriptions-subscription--ready',
    'ui-chargelines--default',
    'ui-chargelines--without-arithmetic',
  ),
  shows(
    'subscriptions',
    'A subscription without auto-renew "ends", it does not "renew".',
    'screens-subscriptions-subscription--ends',
  ),
  shows(
    'subscriptions',
    'A subscription that an order changes, that renews within 24 hours, is suspended or over.',
    'screens-subscriptions-subscription--changing',
    'screens-subscriptions-subscription--renews-tomorrow',
    'screens-subscriptions-subscription--suspended',
    'screens-subscriptions-subscription--cancelled',
    'screens-subscriptions-subscription--unknown-state',
  ),
  shows(
    'subscriptions',
    'A subscription that is loading, failed, forbidden or not there; parts that are.',
    'screens-subscriptions-subscription--loading',
    'screens-subscriptions-subscription--failed',
    'screens-subscriptions-subscription--missing',
    'screens-subscriptions-subscription--forbidden',
    'screens-subscriptions-subscription--nothing-yet',
    'screens-subscriptions-subscription--parts-refused',
    'pages-subscriptions-subscription--missing',
    'pages-subscriptions-subscription--loading',
    'pages-subscriptions-subscription--failed',
  ),
];
