import type { ReactNode } from 'react';
import type { Statement } from '../../domain/billing/statement';
import type { Customer } from '../../domain/customers/customer';
import type { Order } from '../../domain/orders/order';
import type { PaletteEntry } from '../../domain/palette/palette-entry';
import type { FoundRecord } from '../../domain/palette/why-found';
import type { Product } from '../../domain/products/product';
import type { Role } from '../../domain/roles/role';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { CivilDate, CivilMonth } from '../../domain/time/civil-date';
import { displayNameOf } from '../../domain/users/user';
import { statementPath } from '../billing/paths';
import { customerPath } from '../customers/paths';
import { orderPath } from '../orders/paths';
import { productPath } from '../products/paths';
import { rolePath } from '../roles/paths';
import { subscriptionPath } from '../subscriptions/paths';
import { userEditPath } from '../users/paths';

/** The fields of a user that an entry shows. */
export interface FoundUser {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly username?: string;
  readonly customerId?: string | undefined;
  readonly customerName?: string | undefined;
}

/** What can be done with a record besides opening it. */
export interface RecordAction {
  readonly title: string;
  readonly icon: ReactNode;
  readonly run: () => void;
  readonly refusal?: string | undefined;
  /** Opens details of the refusal. @default none */
  readonly onWhy?: (() => void) | undefined;
}

/** The names of records and of their actions. */
export interface RecordEntryOptions {
  readonly words: Readonly<
    Record<
      | 'people'
      | 'roles'
      | 'customers'
      | 'subscriptions'
      | 'orders'
      | 'products'
      | 'statements'
      | 'permissions'
      | 'open'
      | 'actions',
      string
    >
  >;
  /** Facts of records, formatted for entries. */
  readonly say: RecordWords;
  /** Id of the viewer's company. */
  readonly ownCompanyId: string;
  /** Impersonation of a user; null where it is not allowed. */
  readonly impersonate: (user: FoundUser) => RecordAction | null;
  /** Buying for a customer; null where it is not allowed. */
  readonly buy: (customer: Customer) => RecordAction | null;
}

/** Facts of records in the reader's language. */
export interface RecordWords {
  readonly poNumber: (number: string) => string;
  readonly vatId: (number: string) => string;
  readonly seats: (count: number) => string;
  readonly renewsOn: (on: CivilDate) => string;
  readonly month: (month: CivilMonth) => string;
  /** What a permission allows; '' for permissions without a sentence of ours. */
  readonly permission: (name: string) => string;
  readonly whoCan: (what: string) => string;
}

/** Records as entries of the palette. */
export function recordEntries({ words, say, ownCompanyId, impersonate, buy }: RecordEntryOptions) {
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

  const customerFacts = ({ vatId, contact, country }: Customer) => ({
    by: [
      { text: vatId, say: vatId === null ? '' : say.vatId(vatId) },
      { text: contact.name },
      { text: contact.email },
    ],
    differs: [country, contact.email, vatId],
  });

  return {
    words,
    say,
    user: (user: FoundUser): FoundRecord => ({
      entry: withAction(userEntry(user), impersonate(user)),
    }),
    actingAs: (user: FoundUser): FoundRecord => ({
      entry: forAction(userEntry(user), impersonate(user)),
    }),
    /** With their company where it is not the viewer's. */
    person(user: FoundUser): PaletteEntry {
      const entry = userEntry(user);
      const isOwn = user.customerId === ownCompanyId;
      const facts = [entry.detail, isOwn ? undefined : user.customerName].filter(Boolean);
      return { ...entry, detail: facts.join(' · ') || undefined };
    },
    role: ({ name }: Pick<Role, 'name'>): PaletteEntry => ({
      id: `roles:${name}`,
      group: words.roles,
      kind: 'role',
      title: name,
      href: rolePath(name),
    }),
    customer: (customer: Customer): FoundRecord => ({
      entry: withAction(customerEntry(customer), buy(customer)),
      ...customerFacts(customer),
    }),
    buyingFor: (customer: Customer): FoundRecord => ({
      entry: forAction(customerEntry(customer), buy(customer)),
      ...customerFacts(customer),
    }),
    subscription: ({
      id,
      friendlyName,
      productName,
      customerName,
      project,
      quantity,
      renewsOn,
    }: Subscription): FoundRecord => ({
      entry: {
        id: `subscriptions:${id}`,
        group: words.subscriptions,
        kind: 'subscription',
        title: friendlyName || productName,
        detail: friendlyName ? `${productName} · ${customerName}` : customerName,
        href: subscriptionPath(id),
      },
      by: [{ text: project }],
      differs: [project, say.seats(quantity), renewsOn && say.renewsOn(renewsOn), id],
    }),
    order: ({ id, number, customerName, poNumber, lines }: Order): FoundRecord => ({
      entry: {
        id: `orders:${id}`,
        group: words.orders,
        kind: 'order',
        title: number,
        detail: customerName,
        href: orderPath(id),
      },
      by: [
        { text: poNumber, say: poNumber === null ? '' : say.poNumber(poNumber) },
        ...lines.map(({ productName }) => ({ text: productName })),
      ],
      differs: [poNumber, id],
    }),
    product: ({ id, name, vendor, category }: Product): FoundRecord => ({
      entry: {
        id: `products:${id}`,
        group: words.products,
        kind: 'product',
        title: name,
        detail: vendor.name,
        href: productPath(id),
      },
      by: [{ text: category }],
      differs: [category, id],
    }),
    statement: ({ id, number, period, customerName, issuerName }: Statement): FoundRecord => ({
      entry: {
        id: `statements:${id}`,
        group: words.statements,
        kind: 'page',
        title: number ?? say.month(period),
        detail: number === null ? customerName : `${customerName} · ${say.month(period)}`,
        href: statementPath(id),
      },
      differs: [issuerName, id],
    }),
  };
}

/** What makes entries of records. */
export type RecordEntries = ReturnType<typeof recordEntries>;
