import { cartPaths } from '../app/cart/paths';
import { productsPaths } from '../app/products/paths';
import { rolesPaths } from '../app/roles/paths';
import { usersPaths } from '../app/users/paths';
import type { Links } from '../contracts/links';
import { encodePercent } from '../domain/text/percent';
import type { CurrentUser } from '../domain/users/user';
import type { EmbedValues } from './screen';

/** Fills the places of an address, `/roles/{name}`; what is put in is escaped. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? encodePercent(values[name] ?? '') : place,
  );
}

/** A path of the portal's routes with places as {@link fill} fills them. */
const template = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const USER = /* @__PURE__ */ template(usersPaths.userEdit);
const PRODUCT = /* @__PURE__ */ template(productsPaths.product);

/** Where links lead that a screen cannot do without, unless the page says better: the portal. */
const PORTAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  marketplace: { productHref: PRODUCT },
  product: { productHref: PRODUCT, productsHref: productsPaths.products, cartHref: cartPaths.cart },
  profile: { usersHref: usersPaths.users, ownHref: USER },
  role: { rolesHref: rolesPaths.roles, userHref: USER },
  users: { userHref: USER },
};

/** Links that a company without customers of its own does not have. */
const OF_CUSTOMERS = ['customerHref', 'customersHref', 'reconcileHref', 'chooseBuyerHref'];

/**
 * Returns where a screen's links lead, as the attributes that end in `-href` say it. One of a record
 * has a place for what identifies it: `{id}`, of a role `{name}`, of a user `{email}`.
 */
export function linksOf(screen: string, values: EmbedValues, user: CurrentUser | null): Links {
  const given: EmbedValues = { ...PORTAL[screen], ...pruned(values) };
  const at = (name: string) => {
    const value = given[name];
    const isHidden = user?.customerType === 0 && OF_CUSTOMERS.includes(name);
    return typeof value === 'string' && !isHidden ? value : undefined;
  };
  const record = (name: string, place = 'id') => {
    const href = at(name);
    return href === undefined ? undefined : (value: string) => fill(href, { [place]: value });
  };
  const page = (name: string) => {
    const href = at(name);
    return href === undefined ? undefined : () => href;
  };
  const ownProfile = at('ownHref');
  return {
    cart: at('cartHref'),
    chooseBuyer: page('chooseBuyerHref'),
    compareStatements: at('compareHref'),
    customer: record('customerHref'),
    customers: at('customersHref'),
    newCustomer: at('newCustomerHref'),
    order: record('orderHref'),
    orders: at('ordersHref'),
    ownProfile: ownProfile && fill(ownProfile, { email: user?.email ?? '' }),
    priceList: record('priceListHref'),
    priceLists: at('priceListsHref'),
    product: record('productHref'),
    products: at('productsHref'),
    reconcile: at('reconcileHref'),
    renewals: page('renewalsHref'),
    role: record('roleHref', 'name'),
    roles: at('rolesHref'),
    statement: record('statementHref'),
    statements: at('statementsHref'),
    subscription: record('subscriptionHref'),
    subscriptions: page('subscriptionsHref'),
    user: record('userHref', 'email'),
    users: at('usersHref'),
  };
}

/** What is given: an attribute that is empty or absent gives nothing. */
function pruned(values: EmbedValues): EmbedValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}
