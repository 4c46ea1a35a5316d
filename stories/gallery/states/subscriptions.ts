import { shows } from '../spec-state';

/** What the pages of subscriptions show (commerce §5). */
export const SUBSCRIPTIONS = [
  shows(
    'subscriptions',
    'Subscriptions: name, customer, state, seats bar, price per cycle, renews or ends, window left; tabs Needs attention, All, Renewals, Trials.',
    'screens-subscriptions-list--ready',
    'screens-subscriptions-list--own',
    'screens-subscriptions-list--by-project',
    'screens-subscriptions-list--attention',
    'screens-subscriptions-list--unknown-state',
    'screens-subscriptions-list--long-names',
    'screens-subscriptions-list--right-to-left',
    'screens-subscriptions-list--pseudo-locale',
    'screens-subscriptions-list--on-a-phone',
    'pages-subscriptions-list--ready',
    'pages-subscriptions-list--of-a-customer',
    'pages-subscriptions-list--from-an-address',
    'pages-subscriptions-list--by-project',
    'ui-list--meters',
    'ui-list--groups',
  ),
  shows(
    'subscriptions',
    'Subscriptions: "Nothing is subscribed yet."',
    'screens-subscriptions-list--empty',
    'screens-subscriptions-list--nothing-needs-attention',
    'screens-subscriptions-list--no-match',
    'pages-subscriptions-list--empty',
  ),
  shows(
    'subscriptions',
    'Subscriptions that are loading, failed, or not to be seen.',
    'screens-subscriptions-list--loading',
    'screens-subscriptions-list--stale',
    'screens-subscriptions-list--failed',
    'screens-subscriptions-list--forbidden',
    'pages-subscriptions-list--loading',
    'pages-subscriptions-list--failed-then-fine',
    'pages-subscriptions-list--forbidden',
  ),
] as const;
