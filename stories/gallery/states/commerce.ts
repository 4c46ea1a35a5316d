import { type SpecSection, shows } from '../spec-state';

/** Commerce, as far as its pages are there. */
export const COMMERCE: readonly SpecSection[] = [
  {
    number: 'commerce 2.1',
    title: 'Formats',
    states: [
      shows(
        'customers',
        'Currencies are never added up.',
        'screens-customers-list--two-currencies',
        'ui-list--totals',
      ),
      shows(
        'customers',
        'Unknown enum value: its text in a neutral badge, no action; never breaks a list.',
        'screens-customers-list--unknown-state',
      ),
    ],
  },
  {
    number: 'commerce 5',
    title: 'Screens',
    states: [
      shows(
        'customers',
        'Customers: name, domain, state, recurring per month, balance.',
        'screens-customers-list--ready',
        'screens-customers-list--long-names',
        'screens-customers-list--right-to-left',
        'screens-customers-list--pseudo-locale',
        'pages-customers-list--ready',
        'pages-customers-list--reseller',
      ),
      shows(
        'customers',
        '"No customers yet."',
        'screens-customers-list--empty',
        'pages-customers-list--empty',
      ),
      shows(
        'customers',
        'loading shows skeletons.',
        'screens-customers-list--loading',
        'pages-customers-list--loading',
      ),
      shows(
        'customers',
        'A part that failed shows its error and "Try again", it alone.',
        'screens-customers-list--failed',
        'screens-customers-list--stale',
        'pages-customers-list--failed',
        'pages-customers-list--failed-then-fine',
      ),
      shows(
        'customers',
        'No match: "Nothing matches." and Clear filters.',
        'screens-customers-list--no-match',
      ),
      shows(
        'customers',
        'No right: "You do not have permission to see {area}." and the name of the permission.',
        'screens-customers-list--forbidden',
        'screens-customers-list--forbidden-to-customers',
        'pages-customers-list--forbidden',
        'ui-forbiddenstate--default',
      ),
      shows(
        'customers',
        'Search, filters, sort and page are in the URL.',
        'pages-customers-list--from-an-address',
        'screens-customers-list--filtered',
      ),
      shows(
        'customers',
        'Under 576 px rows are cards, and totals stick to the bottom.',
        'screens-customers-list--on-a-phone',
      ),
    ],
  },
];
