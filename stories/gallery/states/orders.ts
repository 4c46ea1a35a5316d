import { type SpecState, shows } from '../spec-state';

/** What the pages of orders show (commerce §5). */
export const ORDERS: readonly SpecState[] = [
  shows(
    'orders',
    'Orders: tabs Waiting for me, Open, Failed, All.',
    'screens-orders-list--ready',
    'screens-orders-list--of-a-customer',
    'screens-orders-list--unknown-state',
    'screens-orders-list--long-names',
    'screens-orders-list--right-to-left',
    'screens-orders-list--pseudo-locale',
    'screens-orders-list--on-a-phone',
    'pages-orders-list--ready',
    'pages-orders-list--from-an-address',
    'pages-orders-list--of-a-customer',
  ),
  shows(
    'orders',
    'Orders that are loading, failed, empty, or not to be seen.',
    'screens-orders-list--loading',
    'screens-orders-list--stale',
    'screens-orders-list--failed',
    'screens-orders-list--empty',
    'screens-orders-list--nothing-waits',
    'screens-orders-list--no-match',
    'screens-orders-list--forbidden',
    'pages-orders-list--loading',
    'pages-orders-list--failed-then-fine',
    'pages-orders-list--empty',
    'pages-orders-list--forbidden',
  ),
];
