import type { Money } from '../money';
import type { OpenValue } from '../open-value';
import type { CustomerType } from '../users/user';

/** The states of a customer (wire §8). */
export const CUSTOMER_STATES = ['active', 'suspended', 'closed'] as const;

/** The state of a customer; an unknown one is its text. */
export type CustomerState = OpenValue<(typeof CUSTOMER_STATES)[number]>;

/** Whom to speak to at a customer. */
export interface CustomerContact {
  /** Their name. */
  readonly name: string;
  /** Their e-mail. */
  readonly email: string;
  /** Their phone number; null for none. */
  readonly phone: string | null;
}

/** A company that buys (commerce §2.2). */
export interface Customer {
  /** Its id. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  /** Its level in the reseller chain. */
  readonly level: CustomerType;
  /** The company that sells to it; '' for none. */
  readonly parentId: string;
  /** What that company is called. @default the server does not say */
  readonly parentName?: string | undefined;
  /** Whether it may buy. */
  readonly state: CustomerState;
  /** Two letters of ISO 3166. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The tax that it pays, in basis points. */
  readonly taxBps: number;
  /** Its VAT number; null for none. */
  readonly vatId: string | null;
  /** The price list that it buys by; null for what its own people are not told. */
  readonly priceListId: string | null;
  /** What it may owe at most, in minor units; null for no limit, absent for what its own people are not told. */
  readonly creditLimit?: number | null | undefined;
  /** What it owes at present, in minor units. */
  readonly openBalance: number;
  /** What it owes in other currencies, which are never added up. @default nothing */
  readonly otherBalances?: readonly Money[] | undefined;
  /** What its subscriptions come to a month, in minor units; null for what is not told: one's own, and that of a reseller's customers. */
  readonly recurringPerMonth: number | null;
  /** The domain of its first active tenant; null for none. */
  readonly domain: string | null;
  /** When it accepted the vendors' agreement; null for not yet. */
  readonly agreementAcceptedAt: Date | null;
  /** Whom to speak to. */
  readonly contact: CustomerContact;
  /** Grows with each change; a write says which one it has seen. */
  readonly revision: number;
}

/** The states of a tenant's link (wire §8). */
export const TENANT_STATES = ['none', 'requested', 'active', 'expired', 'revoked'] as const;

/** The state of a tenant's link; an unknown one is its text. */
export type TenantState = OpenValue<(typeof TENANT_STATES)[number]>;

/** A customer's account at a vendor (commerce §2.2). */
export interface Tenant {
  /** Its id. */
  readonly id: string;
  /** Whose it is. */
  readonly customerId: string;
  /** The vendor. */
  readonly vendorId: string;
  /** What the vendor is called. @default the server does not say */
  readonly vendorName?: string | undefined;
  /** Its domain at the vendor. */
  readonly domain: string;
  /** How its link stands. */
  readonly state: TenantState;
  /** Where the customer accepts the link; null for nowhere. */
  readonly requestUrl: string | null;
  /** Until when they can; null for never. */
  readonly requestExpiresAt: Date | null;
}

/** What a customer owes in each currency, its own first. */
export function balancesOf({
  openBalance: amount,
  currency,
  otherBalances = [],
}: Pick<Customer, 'openBalance' | 'currency' | 'otherBalances'>): readonly Money[] {
  return [{ amount, currency }, ...otherBalances];
}
