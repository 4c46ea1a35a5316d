import type { Customer, CustomerContact, Tenant } from '../../domain/customers/customer';
import type { Money } from '../../domain/money';
import { parseServerTime } from '../../domain/time/server-time';
import {
  integer,
  optionalText,
  recordOf,
  requireInteger,
  requireRate,
  rowOf,
} from './commerce-readers';
import { asRecord, type JsonRecord, text } from './readers';

function readContact(value: unknown): CustomerContact {
  const contact = asRecord(value) ?? {};
  return {
    name: text(contact.name),
    email: text(contact.email),
    phone: optionalText(contact.phone),
  };
}

function readBalances(value: unknown): readonly Money[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each) => {
    const balance = asRecord(each) ?? {};
    const [amount, currency] = [integer(balance.amount), text(balance.currency)];
    return amount === null || currency === '' ? [] : { amount, currency };
  });
}

function customerOf(customer: JsonRecord, id: string): Customer {
  return {
    id,
    name: text(customer.name),
    level: integer(customer.level) ?? 0,
    parentId: text(customer.parentId),
    ...(text(customer.parentName) !== '' && { parentName: text(customer.parentName) }),
    state: text(customer.state),
    country: text(customer.country),
    currency: text(customer.currency),
    taxBps: customer.taxBps === undefined ? 0 : requireRate(customer, 'taxBps'),
    vatId: optionalText(customer.vatId),
    priceListId: optionalText(customer.priceListId),
    // Null is an answer: no limit.
    ...('creditLimit' in customer && { creditLimit: integer(customer.creditLimit) }),
    openBalance: requireInteger(customer, 'openBalance'),
    ...('otherBalances' in customer && {
      otherBalances: readBalances(customer.otherBalances),
    }),
    recurringPerMonth: integer(customer.recurringPerMonth),
    domain: optionalText(customer.domain),
    agreementAcceptedAt: parseServerTime(customer.agreementAcceptedAt),
    contact: readContact(customer.contact),
    revision: requireInteger(customer, 'revision'),
  };
}

/** `GET /app/customers/{id}`, and the answer of every write to it. */
export const readCustomer = /* @__PURE__ */ recordOf(customerOf);
/** A row of `GET /app/customers`. */
export const readCustomerRow = /* @__PURE__ */ rowOf(customerOf);

function tenantOf(tenant: JsonRecord, id: string): Tenant {
  return {
    id,
    customerId: text(tenant.customerId),
    vendorId: text(tenant.vendorId),
    vendorName: optionalText(tenant.vendorName) ?? undefined,
    domain: text(tenant.domain),
    state: text(tenant.state),
    requestUrl: optionalText(tenant.requestUrl),
    requestExpiresAt: parseServerTime(tenant.requestExpiresAt),
  };
}

/** The answer of every write to a tenant. */
export const readTenant = /* @__PURE__ */ recordOf(tenantOf);
/** A row of `GET /app/customers/{id}/tenants`. */
export const readTenantRow = /* @__PURE__ */ rowOf(tenantOf);
