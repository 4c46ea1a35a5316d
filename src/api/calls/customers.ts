import type { Customer, CustomerContact, Tenant } from '../../domain/customers/customer';
import type { Money } from '../../domain/money';
import type { PageQuery } from '../../domain/paging';
import type { CustomerType } from '../../domain/users/user';
import type { IdInput } from '../call';
import {
  amount,
  anyText,
  as,
  type Field,
  id,
  key,
  loose,
  maybe,
  moment,
  optional,
  page,
  rate,
  record,
  some,
  someText,
  told,
  type WireOf,
  whole,
} from '../wire/fields';
import { asRecord, count, field, integer, text, unexpected, unwrap } from '../wire/readers';
import {
  byId,
  byPage,
  byQuery,
  type CallFacts,
  csvFile,
  get,
  listParams,
  patch,
  post,
  remove,
} from './call';
import type { ReasonInput } from './orders';

const CUSTOMER_TYPE = () => ({ customerType: whole });

/** The level on the wire (contract §2). */
export type WireCustomerType = WireOf<typeof CUSTOMER_TYPE>;

/**
 * Accepts `2`, `"2"`, `{customerType: 2}` or any of them in `{data}`. An invalid level is read as
 * 0, the lowest; a missing one is refused.
 */
export const readCustomerType: Field<CustomerType> = as(
  record(CUSTOMER_TYPE, 'customerType'),
  (body) => {
    const answer = unwrap(body);
    const holder = [body, answer].find((each) => field(each, 'customerType') !== undefined);
    if (holder !== undefined) return count(field(holder, 'customerType')) ?? 0;
    return typeof answer === 'number' || typeof answer === 'string'
      ? (count(answer) ?? 0)
      : unexpected('customer type');
  },
);

/** The customer level of the signed-in user (contract §2). An invalid value is read as 0. */
export const getCustomerType = get(
  'getCustomerType',
  '/app/customers/customer-type',
  readCustomerType,
);

const CONTACT = record<CustomerContact>(() => ({
  name: someText,
  email: someText,
  phone: maybe(anyText),
}));

const BALANCE = record<Money>(() => ({
  currency: as(someText, (value) => text(value) || unexpected('currency')),
  amount,
}));

export const readCustomer = record<Customer>(
  () => ({
    id: key,
    name: someText,
    level: as(whole, (value) => integer(value) ?? 0),
    parentId: loose(anyText),
    parentName: optional(anyText),
    state: someText,
    country: someText,
    currency: someText,
    taxBps: as(rate, (value) => (value === undefined ? 0 : rate(value))),
    vatId: maybe(anyText),
    priceListId: maybe(id),
    // Null means no limit.
    creditLimit: told(amount),
    openBalance: amount,
    otherBalances: as(loose(some(BALANCE)), (value) =>
      value === undefined ? value : some(BALANCE).row(value),
    ),
    recurringPerMonth: maybe(amount),
    domain: maybe(anyText),
    agreementAcceptedAt: maybe(moment),
    contact: as(CONTACT, (value) => CONTACT.row(asRecord(value) ?? {})),
    revision: whole,
  }),
  'id',
);

export const readCustomers = page(readCustomer);

/** A page of customers, without the user's own company (wire §2). */
export const listCustomers = get('listCustomers', '/app/customers', readCustomers, byPage);

/** Exports all customers of a query (wire §2); the page is ignored. */
export const exportCustomers = get('exportCustomers', '/app/customers/export', csvFile, byQuery);

/**
 * A customer. Users without permission get their own company, with some fields omitted (wire §4).
 */
export const getCustomer = get('getCustomer', '/app/customers/{id}', readCustomer, byId);

/** The editable fields of a customer. */
export interface CustomerChoice {
  /** Company name. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 country code. */
  readonly country: string;
  /** VAT number; null for none. */
  readonly vatId: string | null;
  /** Id of the price list. */
  readonly priceListId: string | null;
  /** Credit limit, in minor units; null for no limit. */
  readonly creditLimit: number | null;
  /** Contact person. */
  readonly contact: CustomerContact;
  /** Whether it accepts the vendors' agreement. */
  readonly acceptAgreement: boolean;
}

/** A new customer. */
export interface NewCustomer extends CustomerChoice {
  /** Idempotency key, created by the client: sending it twice creates one customer. */
  readonly key: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Level in the reseller chain. */
  readonly level: CustomerType;
}

/** Creates a customer of the user's company; safe to send again (wire §4). */
export const createCustomer = post(
  'createCustomer',
  '/app/customers',
  readCustomer,
  // Users who may not see prices send no list; the server uses the default one.
  ({ priceListId, ...customer }: NewCustomer) => ({
    body: { ...customer, ...(priceListId !== null && { priceListId }) },
  }),
);

/** The revision that a write to a customer is based on. */
export interface CustomerRevisionInput extends IdInput {
  /** Revision on screen; a stale one is refused with the newest state. */
  readonly revision: number;
}

interface CustomerChanges extends CustomerRevisionInput {
  /** The changed values. */
  readonly changes: Partial<CustomerChoice>;
}

/** Changes a customer; omitted values stay (wire §4). */
export const updateCustomer = patch(
  'updateCustomer',
  '/app/customers/{id}',
  readCustomer,
  ({ id, revision, changes }: CustomerChanges) => ({
    params: { id },
    body: { revision, ...changes },
  }),
);

const withReason = ({ id, revision, reason }: CustomerRevisionInput & ReasonInput) => ({
  params: { id },
  body: { revision, reason },
});

/** Suspends a customer, who can no longer buy (wire §4). */
export const suspendCustomer = post(
  'suspendCustomer',
  '/app/customers/{id}/suspend',
  readCustomer,
  withReason,
);

/** Resumes a suspended customer (wire §4). */
export const resumeCustomer = post(
  'resumeCustomer',
  '/app/customers/{id}/resume',
  readCustomer,
  withReason,
);

/** Closes a customer without live subscriptions; this cannot be undone (wire §4). */
export const closeCustomer = post(
  'closeCustomer',
  '/app/customers/{id}/close',
  readCustomer,
  withReason,
);

export const readTenant = record<Tenant>(
  () => ({
    id: key,
    customerId: id,
    vendorId: id,
    vendorName: optional(someText),
    domain: someText,
    state: someText,
    requestUrl: maybe(someText),
    requestExpiresAt: maybe(moment),
  }),
  'id',
);

export const readTenants = page(readTenant);

/** A page of a customer's tenants (wire §2). */
export const listTenants = get(
  'listTenants',
  '/app/customers/{id}/tenants',
  readTenants,
  ({ id, ...query }: IdInput & PageQuery) => ({ params: { id }, query: listParams(query) }),
);

/** An existing tenant to link, or a new one to create. */
export type NewTenant = IdInput & {
  /** Id of the vendor. */
  readonly vendorId: string;
} & (
    | {
        /** Domain of an existing tenant. */
        readonly domain: string;
        readonly domainPrefix?: undefined;
      }
    | {
        /** Domain prefix of a new tenant. */
        readonly domainPrefix: string;
        readonly domain?: undefined;
      }
  );

/** Asks a customer to link a tenant, or creates a new one (wire §4). */
export const createTenant = post(
  'createTenant',
  '/app/customers/{id}/tenants',
  readTenant,
  ({ id, ...body }: NewTenant) => ({ params: { id }, body }),
);

/** Identifies a customer's tenant. */
export interface TenantInput extends IdInput {
  /** Id of the tenant. */
  readonly tenantId: string;
}

/** Creates another link for a tenant, valid for 30 days (wire §4). */
export const resendTenantLink = post(
  'resendTenantLink',
  '/app/customers/{id}/tenants/{tenantId}/resend',
  readTenant,
  ({ id, tenantId }: TenantInput) => ({ params: { id, tenantId }, body: {} }),
);

/** Revokes the link of a tenant (wire §4). */
export const revokeTenant = remove(
  'revokeTenant',
  '/app/customers/{id}/tenants/{tenantId}',
  readTenant,
  ({ id, tenantId }: TenantInput) => ({ params: { id, tenantId } }),
);

/** The {@link CallFacts} of each call. @internal */
export const facts = () => {
  const READ = { needs: ['Customer.Read'], level: 1 } as const;
  const EDIT = { needs: ['Customer.Edit'], level: 1, about: 'company' } as const;
  const MOVE = {
    ...EDIT,
    only: 'others',
    refuses: { 409: ['customer_changed', 'state_changed'], 422: ['invalid'] },
  } as const;
  const CUSTOMER = {
    ...{ key: 'k-1', name: 'Halvorsen AS', country: 'NO', currency: 'EUR', level: 0, vatId: null },
    ...{ creditLimit: null, contact: { name: 'Liv', email: 'liv@halv.test', phone: null } },
    ...{ acceptAgreement: true, priceListId: 'pr-1' },
  };
  return {
    getCustomerType: { example: [undefined, 'GET /app/customers/customer-type'] },
    listCustomers: {
      ...READ,
      example: [
        { pageNumber: 2, pageSize: 50, filters: { state: ['active', 'closed'] } },
        'GET /app/customers?state=active%2Cclosed&pageNumber=2&pageSize=50',
      ],
    },
    exportCustomers: {
      needs: ['Customer.Read', 'Customer.Export'],
      level: 1,
      example: [{}, 'GET /app/customers/export'],
    },
    getCustomer: {
      ...READ,
      about: 'company',
      isOwnFree: true,
      example: [{ id: 'c-1' }, 'GET /app/customers/c-1'],
    },
    createCustomer: {
      isCreating: true,
      needs: ['Customer.Create'],
      level: 1,
      refuses: { 404: ['not_found'], 422: ['invalid'] },
      example: [CUSTOMER, 'POST /app/customers', CUSTOMER],
    },
    updateCustomer: {
      ...EDIT,
      refuses: { 409: ['customer_changed', 'state_changed'], 422: ['invalid'] },
      example: [
        { id: 'c-1', revision: 3, changes: { creditLimit: 500000 } },
        'PATCH /app/customers/c-1',
        { revision: 3, creditLimit: 500000 },
      ],
    },
    suspendCustomer: {
      ...MOVE,
      example: [
        { id: 'c-1', revision: 3, reason: null },
        'POST /app/customers/c-1/suspend',
        { revision: 3, reason: null },
      ],
    },
    resumeCustomer: {
      ...MOVE,
      example: [
        { id: 'c-1', revision: 3, reason: null },
        'POST /app/customers/c-1/resume',
        { revision: 3, reason: null },
      ],
    },
    closeCustomer: {
      ...MOVE,
      refuses: { 409: ['customer_changed', 'open_orders', 'state_changed'], 422: ['invalid'] },
      example: [
        { id: 'c-1', revision: 3, reason: 'Moved' },
        'POST /app/customers/c-1/close',
        { revision: 3, reason: 'Moved' },
      ],
    },
    listTenants: {
      ...READ,
      about: 'company',
      isOwnFree: true,
      example: [
        { id: 'c-1', pageNumber: 2, pageSize: 50 },
        'GET /app/customers/c-1/tenants?pageNumber=2&pageSize=50',
      ],
    },
    createTenant: {
      isCreating: true,
      ...EDIT,
      refuses: { 422: ['invalid'] },
      example: [
        { id: 'c-1', vendorId: 'v-microsoft', domain: 'halv.test' },
        'POST /app/customers/c-1/tenants',
        { vendorId: 'v-microsoft', domain: 'halv.test' },
      ],
    },
    resendTenantLink: {
      ...EDIT,
      refuses: { 409: ['state_changed'] },
      example: [{ id: 'c-1', tenantId: 'te-1' }, 'POST /app/customers/c-1/tenants/te-1/resend', {}],
    },
    revokeTenant: {
      ...EDIT,
      example: [{ id: 'c-1', tenantId: 'te-1' }, 'DELETE /app/customers/c-1/tenants/te-1'],
    },
  } as const satisfies Readonly<Record<string, CallFacts>>;
};
