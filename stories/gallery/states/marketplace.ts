import { type SpecState, shows } from '../spec-state';

const list = (...names: string[]) => names.map((name) => `screens-products-marketplace--${name}`);
const page = (...names: string[]) => names.map((name) => `pages-products-marketplace--${name}`);
const one = (...names: string[]) => names.map((name) => `screens-products-product--${name}`);
const onePage = (...names: string[]) => names.map((name) => `pages-products-product--${name}`);
const compare = (...names: string[]) => names.map((name) => `screens-products-compare--${name}`);

/** What commerce says of the marketplace and of a product. */
export const MARKETPLACE: readonly SpecState[] = [
  shows(
    'products',
    'Marketplace: top vendors first (tiles with what they offer), facets, cards.',
    ...list('ready', 'filtered', 'sorted', 'as-list', 'on-a-phone'),
    ...list('long-names'),
    ...page('ready', 'customer', 'saved-views'),
  ),
  shows(
    'products',
    'Compare 4.',
    ...compare('four', 'same', 'nothing', 'loading', 'failed'),
    ...compare(),
    ...list('four-marked', 'one-marked'),
    ...page('comparing'),
  ),
  shows(
    'products',
    '"Buying for Halvorsen AS · Change".',
    ...list('several-customers', 'own-company', 'buyer-loading', 'buyer-failed'),
    ...page('cart-failed'),
    'shared-buyingfor--one-customer',
    'shared-buyingfor--several-customers',
  ),
  shows(
    'products',
    'No client: list prices, "Choose a customer to see the prices".',
    ...list('without-customer'),
    ...page('without-customer'),
    ...one('without-customer', 'two-currencies'),
    'shared-buyingfor--nobody-yet',
  ),
  shows(
    'products',
    'Product: term × cycle grid; first charge, each cycle, commitment.',
    ...one('ready', 'wrong-quantity', 'several-customers', 'trial', 'once', 'usage'),
    ...one('price-change', 'long-names'),
    ...onePage('ready', 'customer'),
  ),
  shows(
    'products',
    'Add-ons, prerequisites.',
    ...one('requires', 'requires-missing', 'requires-in-cart', 'has-already'),
    ...onePage('add-on'),
  ),
  shows(
    'products',
    'Disabled says why: paused, retired, not in this country, needs a tenant.',
    ...list('not-for-sale', 'unknown'),
    ...one('paused', 'not-in-country', 'not-in-currency', 'needs-tenant'),
    ...onePage('paused'),
  ),
  shows(
    'products',
    'Margin guard and client view: one switch takes cost off a shared screen.',
    ...one('cost-and-margin'),
    ...onePage('client-view'),
  ),
  shows(
    'products',
    'Adding needs none: its line id is the client’s, so it arrives once.',
    ...one('added', 'adding', 'add-refused', 'add-failed', 'cart-expired'),
    ...onePage('add-to-cart'),
  ),
  shows(
    'products',
    'Everywhere: skeletons; a failed part shows its error and "Try again" alone.',
    ...list('loading', 'stale', 'failed', 'vendors-failed'),
    ...page('loading', 'failed', 'failed-then-fine'),
    ...one('loading', 'failed', 'parts-failed', 'not-found'),
    ...onePage('loading', 'failed', 'not-found'),
  ),
  shows('products', 'No match: "Nothing matches.", Clear filters.', ...list('no-match', 'empty')),
  shows('products', 'Search, filters, sort, page are in the URL.', ...page('from-an-address')),
  shows(
    'products',
    'No right: "You do not have permission to see {area}." and the permission’s name.',
    ...list('forbidden'),
    ...one('forbidden', 'look-only'),
  ),
];
