import { type SpecState, shows } from '../spec-state';

/** Commerce §5, the first page. */
export const DASHBOARD: readonly SpecState[] = [
  shows(
    'dashboard',
    'Dashboard 1, 2: numbers equal to the list they lead to, what needs attention with one action each, spend beside last month, 13 columns.',
    'screens-dashboard--ready',
    'screens-dashboard--two-currencies',
    'pages-dashboard--administrator',
    'pages-dashboard--reseller',
  ),
  shows(
    'dashboard',
    'Dashboard 0: latest statement, seats assigned of bought, renewals, open orders, spend.',
    'screens-dashboard--customer',
    'pages-dashboard--customer',
  ),
  shows(
    'dashboard',
    'A new account: "Add your first customer", "Visit the marketplace".',
    'screens-dashboard--first-steps',
    'pages-dashboard--new-account',
  ),
  shows(
    'dashboard',
    'A failed part shows its error and "Try again" alone.',
    'screens-dashboard--failed',
    'screens-dashboard--one-failed',
    'screens-dashboard--loading',
    'pages-dashboard--one-part-fails',
  ),
];
