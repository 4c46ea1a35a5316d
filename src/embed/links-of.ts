import { cartPaths } from '../app/cart/paths';
import { productsPaths } from '../app/products/paths';
import { rolesPaths } from '../app/roles/paths';
import { usersPaths } from '../app/users/paths';
import type { Links } from '../contracts/links';
import { encodePercent } from '../domain/text/percent';
import type { CurrentUser } from '../domain/users/user';
import type { EmbedValues } from './screen';

/** Fills the placeholders of an address, `/roles/{name}`, with escaped values. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? encodePercent(values[name] ?? '') : place,
  );
}

/** A path of the portal's routes with placeholders for {@link fill}. */
const template = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const USER = template(usersPaths.userEdit);
const PRODUCT = template(productsPaths.product);

/** Default targets of required links: pages of the portal. */
const PORTAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  marketplace: { productHref: PRODUCT },
  product: { productHref: PRODUCT, productsHref: productsPaths.products, cartHref: cartPaths.cart },
  profile: { usersHref: usersPaths.users, ownHref: USER },
  role: { rolesHref: rolesPaths.roles, userHref: USER },
  users: { userHref: USER },
};

/** Links that a company without customers of its own does not have. */
const OF_CUSTOMERS = ['customer', 'customers', 'reconcile', 'chooseBuyer'];

/** Placeholder names of a record in its address. */
const PLACES: Readonly<Record<string, string>> = {
  ...{ customer: 'id', order: 'id', priceList: 'id', product: 'id', statement: 'id' },
  ...{ subscription: 'id', role: 'name', user: 'email' },
};

/** Pages whose link is a function, because the portal has several. */
const PAGES = ['chooseBuyer', 'renewals', 'subscriptions'];

/**
 * Returns a screen's links from its `-href` attributes. The address of a record has a placeholder:
 * `{id}`, of a role `{name}`, of a user `{email}`.
 */
export function linksOf(screen: string, values: EmbedValues, user: CurrentUser | null): Links {
  const portal = PORTAL[screen];
  const links: Record<string, unknown> = {};
  for (const name of Object.keys({ ...portal, ...values })) {
    const key = /^(.+)Href$/.exec(name)?.[1];
    const href = values[name] || portal?.[name];
    if (!key || typeof href !== 'string') continue;
    if (user?.customerType === 0 && OF_CUSTOMERS.includes(key)) continue;
    const place = PLACES[key];
    if (place) links[key] = (value: string) => fill(href, { [place]: value });
    else if (PAGES.includes(key)) links[key] = () => href;
    else if (key === 'own') links.ownProfile = fill(href, { email: user?.email ?? '' });
    else links[key === 'compare' ? 'compareStatements' : key] = href;
  }
  return links;
}
