import type { ReactNode } from 'react';
import type { Customer } from '../../domain/customers/customer';
import type { Order } from '../../domain/orders/order';
import type { PaletteEntry } from '../../domain/palette/palette-entry';
import type { Product } from '../../domain/products/product';
import type { Role } from '../../domain/roles/role';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { displayNameOf } from '../../domain/users/user';
import { customerPath } from '../customers/paths';
import { orderPath } from '../orders/paths';
import { productPath } from '../products/paths';
import { rolePath } from '../roles/paths';
import { subscriptionPath } from '../subscriptions/paths';
import { userEditPath } from '../users/paths';

/** As much of a user as an entry shows. */
export interface FoundUser {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly username?: string;
}

/** What can be done with a record besides opening it. */
export interface RecordAction {
  readonly title: string;
  readonly icon: ReactNode;
  readonly run: () => void;
  readonly refusal?: string | undefined;
  /** Says more about the refusal. @default nothing does */
  readonly onWhy?: (() => void) | undefined;
}

/** The words of records, and what can be done with them. */
export interface RecordEntryOptions {
  readonly words: Readonly<
    Record<
      | 'people'
      | 'roles'
      | 'customers'
      | 'subscriptions'
      | 'orders'
      | 'products'
      | 'open'
      | 'actions',
      string
    >
  >;
  /** Acting as a user; null where nobody may do so here. */
  readonly impersonate: (user: FoundUser) => RecordAction | null;
  /** Buying for a customer; null where nobody may do so here. */
  readonly buy: (customer: Customer) => RecordAction | null;
}

/** Records as entries of the palette. */
export function recordEntries({ words, impersonate, buy }: RecordEntryOptions) {
  type RecordEntry = PaletteEntry & { readonly href: string };

  function userEntry(user: FoundUser): RecordEntry {
    const { email } = user;
    const title = displayNameOf(user);
    return {
      id: `users:${email}`,
      group: words.people,
      kind: 'user',
      title,
      detail: title === email ? undefined : email,
      href: userEditPath(email),
    };
  }

  function customerEntry({ id, name, domain }: Customer): RecordEntry {
    return {
      id: `customers:${id}`,
      group: words.customers,
      kind: 'customer',
      title: name,
      detail: domain ?? undefined,
      href: customerPath(id),
    };
  }

  /** A record with what can be done with it on a page of its own. */
  function withAction(entry: RecordEntry, action: RecordAction | null): PaletteEntry {
    if (!action) return entry;
    const { id, href, kind } = entry;
    const { title, icon, refusal, onWhy, run } = action;
    const group = words.actions;
    return {
      ...entry,
      actions: [
        { id: `${id} open`, group, title: words.open, kind, href },
        { id: `${id} action`, group, title, icon, refusal, onWhy, onAction: run },
      ],
    };
  }

  /** A record to choose for an action. */
  function forAction(
    { href: _, ...entry }: RecordEntry,
    action: RecordAction | null,
  ): PaletteEntry {
    const { refusal, onWhy, run } = action ?? {};
    return { ...entry, refusal, onWhy, onAction: () => run?.() };
  }

  return {
    words,
    user: (user: FoundUser) => withAction(userEntry(user), impersonate(user)),
    actingAs: (user: FoundUser) => forAction(userEntry(user), impersonate(user)),
    role: ({ name }: Pick<Role, 'name'>): PaletteEntry => ({
      id: `roles:${name}`,
      group: words.roles,
      kind: 'role',
      title: name,
      href: rolePath(name),
    }),
    customer: (customer: Customer) => withAction(customerEntry(customer), buy(customer)),
    buyingFor: (customer: Customer) => forAction(customerEntry(customer), buy(customer)),
    subscription: ({
      id,
      friendlyName,
      productName,
      customerName,
    }: Subscription): PaletteEntry => ({
      id: `subscriptions:${id}`,
      group: words.subscriptions,
      kind: 'subscription',
      title: friendlyName || productName,
      detail: friendlyName ? `${productName} · ${customerName}` : customerName,
      href: subscriptionPath(id),
    }),
    order: ({ id, number, customerName }: Order): PaletteEntry => ({
      id: `orders:${id}`,
      group: words.orders,
      kind: 'order',
      title: number,
      detail: customerName,
      href: orderPath(id),
    }),
    product: ({ id, name, vendor }: Product): PaletteEntry => ({
      id: `products:${id}`,
      group: words.products,
      kind: 'product',
      title: name,
      detail: vendor.name,
      href: productPath(id),
    }),
  };
}

/** What makes entries of records. */
export type RecordEntries = ReturnType<typeof recordEntries>;
