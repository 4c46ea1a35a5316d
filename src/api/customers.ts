import type { Customer, CustomerContact, Tenant } from '../domain/customers/customer';
import type { Page, PageQuery } from '../domain/paging';
import type { CustomerType } from '../domain/users/user';
import type { CallOptions, IdInput } from './call';
import type { ApiClient } from './client';
import { type ExportQuery, exportParams, readCsvFile } from './csv-file';
import { get, patch, post, remove } from './endpoints';
import { listParams } from './list-params';
import type { ReasonInput } from './orders';
import { readCustomer, readCustomerRow, readTenant, readTenantRow } from './wire/customers';
import { readRecordPage } from './wire/page';
import { readCustomerType } from './wire/users';

export const GET_CUSTOMER_TYPE = /* @__PURE__ */ get(
  'getCustomerType',
  '/app/customers/customer-type',
);

/** The customer level of the signed-in user (contract §2). A value that is no level is 0. */
export function getCustomerType(client: ApiClient, options?: CallOptions): Promise<CustomerType> {
  return client.send({ endpoint: GET_CUSTOMER_TYPE, read: readCustomerType }, options);
}

export const LIST_CUSTOMERS = /* @__PURE__ */ get('listCustomers', '/app/customers');

/** A page of customers, without one's own company (wire §2). */
export function listCustomers(
  client: ApiClient,
  asked: PageQuery,
  options?: CallOptions,
): Promise<Page<Customer>> {
  const read = (json: unknown) => readRecordPage(json, readCustomerRow);
  return client.send({ endpoint: LIST_CUSTOMERS, query: listParams(asked), read }, options);
}

export const EXPORT_CUSTOMERS = /* @__PURE__ */ get('exportCustomers', '/app/customers/export');

/** All customers of a query as a file (wire §2); the page does not matter. */
export function exportCustomers(
  client: ApiClient,
  asked: ExportQuery,
  options?: CallOptions,
): Promise<string> {
  const query = exportParams(asked);
  return client.send({ endpoint: EXPORT_CUSTOMERS, query, read: readCsvFile }, options);
}

export const GET_CUSTOMER = /* @__PURE__ */ get('getCustomer', '/app/customers/{id}');

/** A customer; one's own company is told to anybody, in part (wire §4). */
export function getCustomer(
  client: ApiClient,
  { id }: IdInput,
  options?: CallOptions,
): Promise<Customer> {
  return client.send({ endpoint: GET_CUSTOMER, params: { id }, read: readCustomer }, options);
}

/** What somebody decides about a customer. */
export interface CustomerChoice {
  /** What it is called. */
  readonly name: string;
  /** Two letters of ISO 3166. */
  readonly country: string;
  /** Its VAT number; null for none. */
  readonly vatId: string | null;
  /** The price list that it buys by. */
  readonly priceListId: string | null;
  /** What it may owe at most, in minor units; null for no limit. */
  readonly creditLimit: number | null;
  /** Whom to speak to. */
  readonly contact: CustomerContact;
  /** Whether it accepts the vendors' agreement. */
  readonly acceptAgreement: boolean;
}

/** A new customer. */
export interface NewCustomer extends CustomerChoice {
  /** Made up by whoever creates it: sent twice, the customer is there once. */
  readonly key: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Its level in the reseller chain. */
  readonly level: CustomerType;
}

export const CREATE_CUSTOMER = /* @__PURE__ */ post('createCustomer', '/app/customers');

/** Makes a customer of one's own company, once however often it is sent (wire §4). */
export function createCustomer(
  client: ApiClient,
  customer: NewCustomer,
  options?: CallOptions,
): Promise<Customer> {
  const { priceListId, ...known } = customer;
  // Who sees no prices names none: the server takes the usual one.
  const body = priceListId === null ? known : customer;
  return client.send({ endpoint: CREATE_CUSTOMER, body, read: readCustomer }, options);
}

/** What a write to a customer has seen. */
export interface CustomerRevisionInput extends IdInput {
  /** The revision that was shown; a stale one is refused with the newest state. */
  readonly revision: number;
}

export const UPDATE_CUSTOMER = /* @__PURE__ */ patch('updateCustomer', '/app/customers/{id}');

/** Changes a customer; what is left out stays (wire §4). */
export function updateCustomer(
  client: ApiClient,
  {
    id,
    revision,
    changes,
  }: CustomerRevisionInput & {
    /** What to change. */
    readonly changes: Partial<CustomerChoice>;
  },
  options?: CallOptions,
): Promise<Customer> {
  const call = { params: { id }, body: { revision, ...changes } };
  return client.send({ endpoint: UPDATE_CUSTOMER, ...call, read: readCustomer }, options);
}

export const SUSPEND_CUSTOMER = /* @__PURE__ */ post(
  'suspendCustomer',
  '/app/customers/{id}/suspend',
);

/** Keeps a customer from buying (wire §4). */
export function suspendCustomer(
  client: ApiClient,
  { id, revision, reason }: CustomerRevisionInput & ReasonInput,
  options?: CallOptions,
): Promise<Customer> {
  const call = { params: { id }, body: { revision, reason } };
  return client.send({ endpoint: SUSPEND_CUSTOMER, ...call, read: readCustomer }, options);
}

export const RESUME_CUSTOMER = /* @__PURE__ */ post('resumeCustomer', '/app/customers/{id}/resume');

/** Lets a customer buy again (wire §4). */
export function resumeCustomer(
  client: ApiClient,
  { id, revision, reason }: CustomerRevisionInput & ReasonInput,
  options?: CallOptions,
): Promise<Customer> {
  const call = { params: { id }, body: { revision, reason } };
  return client.send({ endpoint: RESUME_CUSTOMER, ...call, read: readCustomer }, options);
}

export const CLOSE_CUSTOMER = /* @__PURE__ */ post('closeCustomer', '/app/customers/{id}/close');

/** Closes a customer that has no live subscription; it cannot be undone (wire §4). */
export function closeCustomer(
  client: ApiClient,
  { id, revision, reason }: CustomerRevisionInput & ReasonInput,
  options?: CallOptions,
): Promise<Customer> {
  const call = { params: { id }, body: { revision, reason } };
  return client.send({ endpoint: CLOSE_CUSTOMER, ...call, read: readCustomer }, options);
}

export const LIST_TENANTS = /* @__PURE__ */ get('listTenants', '/app/customers/{id}/tenants');

/** A page of a customer's tenants (wire §2). */
export function listTenants(
  client: ApiClient,
  { id, ...asked }: IdInput & PageQuery,
  options?: CallOptions,
): Promise<Page<Tenant>> {
  const read = (json: unknown) => readRecordPage(json, readTenantRow);
  const call = { params: { id }, query: listParams(asked), read };
  return client.send({ endpoint: LIST_TENANTS, ...call }, options);
}

/** A tenant that there is, or one that is to be made. */
export type NewTenant = IdInput & {
  /** The vendor. */
  readonly vendorId: string;
} & (
    | {
        /** The domain of a tenant that is to be linked. */
        readonly domain: string;
        readonly domainPrefix?: undefined;
      }
    | {
        /** The beginning of the domain of a new tenant. */
        readonly domainPrefix: string;
        readonly domain?: undefined;
      }
  );

export const CREATE_TENANT = /* @__PURE__ */ post('createTenant', '/app/customers/{id}/tenants');

/** Asks a customer to link a tenant, or makes a new one (wire §4). */
export function createTenant(
  client: ApiClient,
  { id, ...body }: NewTenant,
  options?: CallOptions,
): Promise<Tenant> {
  return client.send({ endpoint: CREATE_TENANT, params: { id }, body, read: readTenant }, options);
}

/** Names a customer's tenant. */
export interface TenantInput extends IdInput {
  /** Id of the tenant. */
  readonly tenantId: string;
}

export const RESEND_TENANT_LINK = /* @__PURE__ */ post(
  'resendTenantLink',
  '/app/customers/{id}/tenants/{tenantId}/resend',
);

/** Makes another link for a tenant, which holds for 30 days (wire §4). */
export function resendTenantLink(
  client: ApiClient,
  { id, tenantId }: TenantInput,
  options?: CallOptions,
): Promise<Tenant> {
  const call = { params: { id, tenantId }, body: {} };
  return client.send({ endpoint: RESEND_TENANT_LINK, ...call, read: readTenant }, options);
}

export const REVOKE_TENANT = /* @__PURE__ */ remove(
  'revokeTenant',
  '/app/customers/{id}/tenants/{tenantId}',
);

/** Ends the link of a tenant (wire §4). */
export function revokeTenant(
  client: ApiClient,
  { id, tenantId }: TenantInput,
  options?: CallOptions,
): Promise<Tenant> {
  const params = { id, tenantId };
  return client.send({ endpoint: REVOKE_TENANT, params, read: readTenant }, options);
}
