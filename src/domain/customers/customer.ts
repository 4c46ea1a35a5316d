import type { Money } from '../money';
import type { OpenValue } from '../open-value';
import type { CustomerType } from '../users/user';

/** The states of a customer (wire §8). */
export const CUSTOMER_STATES = ['active', 'suspended', 'closed'] as const;

/** State of a customer; unknown ones are kept as text. */
export type CustomerState = OpenValue<(typeof CUSTOMER_STATES)[number]>;

/** Contact person of a customer. */
export interface CustomerContact {
  /** Name of the person. */
  readonly name: string;
  /** E-mail address. */
  readonly email: string;
  /** Phone number; null if none. */
  readonly phone: string | null;
}

/** A company that buys (commerce §2.2). Amounts are in minor units. */
export interface Customer {
  /** Id of the customer. */
  readonly id: string;
  /** Company name. */
  readonly name: string;
  /** Level in the reseller chain. */
  readonly level: CustomerType;
  /** Id of the company that sells to it; '' if none. */
  readonly parentId: string;
  /** Name of that company. @default the server did not send it */
  readonly parentName?: string | undefined;
  /** State; only active customers can buy. */
  readonly state: CustomerState;
  /** ISO 3166-1 alpha-2 country code. */
  readonly country: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Tax rate in basis points. */
  readonly taxBps: number;
  /** VAT number; null if none. */
  readonly vatId: string | null;
  /** Id of its price list; null for members of the customer itself. */
  readonly priceListId: string | null;
  /** Credit limit, in minor units; null for no limit, absent for members of the customer itself. */
  readonly creditLimit?: number | null | undefined;
  /** Amount owed in its own currency, in minor units. */
  readonly openBalance: number;
  /** Amounts owed in other currencies, which are never added up. @default none */
  readonly otherBalances?: readonly Money[] | undefined;
  /**
   * Monthly cost of its subscriptions, in minor units; null where the viewer may not see it: for
   * their own company and for customers of a reseller.
   */
  readonly recurringPerMonth: number | null;
  /** Domain of its first active tenant; null if none. */
  readonly domain: string | null;
  /** When it accepted the vendors' agreement; null if it has not. */
  readonly agreementAcceptedAt: Date | null;
  /** Contact person. */
  readonly contact: CustomerContact;
  /** Incremented with each change; a write names the revision it is based on. */
  readonly revision: number;
}

/** The states of a tenant's link (wire §8). */
export const TENANT_STATES = ['none', 'requested', 'active', 'expired', 'revoked'] as const;

/** State of a tenant's link; unknown ones are kept as text. */
export type TenantState = OpenValue<(typeof TENANT_STATES)[number]>;

/** A customer's account at a vendor (commerce §2.2). */
export interface Tenant {
  /** Id of the tenant. */
  readonly id: string;
  /** Id of its customer. */
  readonly customerId: string;
  /** Id of the vendor. */
  readonly vendorId: string;
  /** Vendor name. @default the server did not send it */
  readonly vendorName?: string | undefined;
  /** Domain at the vendor. */
  readonly domain: string;
  /** State of its link. */
  readonly state: TenantState;
  /** Address where the customer accepts the link; null if none. */
  readonly requestUrl: string | null;
  /** When the link expires; null if it does not. */
  readonly requestExpiresAt: Date | null;
}

/** Amounts that a customer owes, its own currency first. */
export function balancesOf({
  openBalance: amount,
  currency,
  otherBalances = [],
}: Pick<Customer, 'openBalance' | 'currency' | 'otherBalances'>): readonly Money[] {
  return [{ amount, currency }, ...otherBalances];
}
