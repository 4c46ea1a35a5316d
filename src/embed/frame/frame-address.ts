import type { AnyEmbedScreen, EmbedValues } from '../screen';
import { SCREENS } from '../screens';
import { paramsOf } from './decode';
import type { FrameParams } from './protocol';

/** Where the screens for frames are, under the path of the portal, with or without a slash at the end. */
const ADDRESS = /\/embed\/([a-z-]+)\/?$/;

const screens: Readonly<Record<string, AnyEmbedScreen>> = SCREENS;

/** A screen and its parameters. */
export interface FrameAddress {
  readonly screen: AnyEmbedScreen;
  readonly params: FrameParams;
}

/** Whether a property is an address, by its name. */
const isHref = (name: string) => name.endsWith('Href');

/**
 * A screen by its name, with its parameters; null if it does not exist, or a required parameter is
 * missing. Only its own texts can be set: no addresses of an API or of links.
 */
export function toFrameAddress(name: string, given: FrameParams): FrameAddress | null {
  const screen = Object.hasOwn(screens, name) ? screens[name] : undefined;
  if (!screen) return null;
  const own = Object.keys(screen.properties).filter((property) => !isHref(property));
  const params = Object.fromEntries(
    own.flatMap((property) => {
      const value = Object.hasOwn(given, property) ? given[property] : undefined;
      return value === undefined ? [] : [[property, value]];
    }),
  );
  const isWhole = own.every((name) => screen.properties[name] !== 'required' || params[name]);
  return isWhole ? { screen, params } : null;
}

/** Reads the address of a frame: `/embed/role?name=Admin`. */
export function readFrameAddress(pathname: string, search: string): FrameAddress | null {
  const [, name] = ADDRESS.exec(pathname) ?? [];
  const params = paramsOf(Object.fromEntries(new URLSearchParams(search)));
  return name && params ? toFrameAddress(name, params) : null;
}

/** Writes it. */
export function frameHref({ screen, params }: FrameAddress): string {
  const query = new URLSearchParams(params).toString();
  return `/embed/${screen.name}${query && `?${query}`}`;
}

/** Where links between the screens lead: to each other, in the same frame. */
const LINKS: Readonly<Record<string, string>> = {
  roleHref: 'role?name={name}',
  rolesHref: 'roles',
  userHref: 'profile?email={email}',
  usersHref: 'users',
  ownHref: 'profile',
  productHref: 'product?id={id}',
  productsHref: 'marketplace',
  priceListHref: 'price-list?id={id}',
  priceListsHref: 'price-lists',
  statementHref: 'statement?id={id}',
  statementsHref: 'statements',
  subscriptionHref: 'subscription?id={id}',
  subscriptionsHref: 'subscriptions',
  renewalsHref: 'renewals',
  orderHref: 'order?id={id}',
  ordersHref: 'orders',
  customerHref: 'customer?id={id}',
  customersHref: 'customers',
  newCustomerHref: 'new-customer',
};

/** The values of a screen: its parameters and its links. */
export function valuesOf({ screen, params }: FrameAddress): EmbedValues {
  const links = Object.keys(screen.properties).flatMap((name) =>
    LINKS[name] === undefined ? [] : [[name, `/embed/${LINKS[name]}`]],
  );
  return { ...Object.fromEntries(links), ...params };
}
