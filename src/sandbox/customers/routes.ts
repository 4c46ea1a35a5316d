import { Hono } from 'hono';
import type { WireCustomerType } from '../../api/calls/customers';
import type { Customer, Tenant } from '../../domain/customers/customer';
import { csvFile } from '../commerce/export';
import {
  answerList,
  type CommerceList,
  checkListQuery,
  matchesOf,
  recordsOf,
} from '../commerce/list';
import { toCustomer, toTenant, wholeCustomer } from '../commerce/records';
import { companyNames, found, requireViewer, type Viewer } from '../commerce/viewer';
import { json } from '../http/answers';
import { requireCaller } from '../http/caller';
import type { Env } from '../http/context';
import { pathPart } from '../http/input';
import type { SandboxRoom } from '../http/room';
import { CUSTOMER_COLUMNS } from '../rules/export-columns';
import type { World } from '../world/world';
import { createCustomer } from './create-customer';
import { moveCustomer } from './customer-state';
import { updateCustomer } from './update-customer';
import { createTenant, resendTenant, revokeTenant } from './write-tenant';

const CUSTOMERS: CommerceList<Customer> = {
  defaultSort: 'name',
  sorts: {
    name: ({ name }) => name,
    state: ({ state }) => state,
    country: ({ country }) => country,
    openBalance: ({ openBalance }) => openBalance,
    recurringPerMonth: ({ recurringPerMonth }) => recurringPerMonth,
  },
  filters: {
    state: ({ state }) => [state],
    country: ({ country }) => [country],
    level: ({ level }) => [String(level)],
    currency: ({ currency }) => [currency],
    priceListId: ({ priceListId }) => [priceListId ?? ''],
    parentId: ({ parentId }) => [parentId],
  },
  facets: ['state', 'country', 'currency', 'parentId'],
  idOf: ({ id }) => id,
  searched: ({ name, domain, vatId, contact }) => [
    name,
    domain,
    vatId,
    contact.name,
    contact.email,
  ],
  sums: {
    currency: ({ currency }) => currency,
    parts: (row) => [
      row,
      ...(row.otherBalances ?? []).map(({ currency, amount: openBalance }) => ({
        ...{ ...row, currency, openBalance },
        recurringPerMonth: null,
      })),
    ],
    amounts: {
      openBalance: ({ openBalance }) => openBalance,
      recurringPerMonth: ({ recurringPerMonth }) => recurringPerMonth,
    },
  },
};

/** The list of customers (wire §2), with names of the sellers. */
function customersFor(viewer: Viewer): CommerceList<Customer> {
  return { ...CUSTOMERS, labels: { parentId: companyNames(viewer) } };
}

/** The list of a customer's tenants (wire §2). */
const TENANTS: CommerceList<Tenant> = {
  defaultSort: 'domain',
  sorts: { domain: ({ domain }) => domain },
  filters: { vendorId: ({ vendorId }) => [vendorId], state: ({ state }) => [state] },
  facets: [],
  idOf: ({ id }) => id,
  searched: ({ domain }) => [domain],
};

const READ = { permissions: ['Customer.Read'], minimumCustomerType: 1 };
const EXPORT = { ...READ, also: ['Customer.Export'] };

/** The customers that the viewer may see, without their own company. */
function customersOf(viewer: Viewer): readonly Customer[] {
  return recordsOf(viewer.tables.companies)
    .filter(({ id, isHidden }) => !isHidden && id !== viewer.companyId && viewer.sees(id))
    .map((record) => wholeCustomer(record, viewer));
}

/** Calls of the customers' room (specification §7.2, wire §4). */
function customersRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  room.get('/customer-type', (c) => {
    const answer: WireCustomerType = { customerType: requireCaller(c).user.customerType };
    return json(answer);
  });

  room.get('/', (c) => {
    const viewer = requireViewer(c, world, READ);
    return answerList(c, customersOf(viewer), customersFor(viewer), (row) => row);
  });

  room.get('/export', (c) => {
    const viewer = requireViewer(c, world, EXPORT);
    const matching = matchesOf(c, customersOf(viewer), customersFor(viewer)).rows;
    return csvFile('customers', matching, CUSTOMER_COLUMNS, world.clock.now());
  });

  room.post('/', (c) => createCustomer(c, world));

  room.get('/:id', (c) => {
    const id = pathPart(c, 'id');
    // Users can always read their own company (wire §4).
    const isOwn = id === requireCaller(c).user.customerId;
    const viewer = requireViewer(c, world, isOwn ? null : READ);
    const record = found(viewer.tables.companies.get(id), () => viewer.sees(id));
    return json(toCustomer(record, viewer));
  });

  room.get('/:id/tenants', (c) => {
    const id = pathPart(c, 'id');
    const isOwn = id === requireCaller(c).user.customerId;
    const viewer = requireViewer(c, world, isOwn ? null : READ);
    checkListQuery(c, TENANTS);
    found(viewer.tables.companies.get(id), () => viewer.sees(id));
    const rows = [...viewer.tables.tenants.values()].filter(({ customerId }) => customerId === id);
    return answerList(c, rows, TENANTS, toTenant);
  });

  room.patch('/:id', (c) => updateCustomer(c, world));
  for (const action of ['suspend', 'resume', 'close'] as const) {
    room.post(`/:id/${action}`, (c) => moveCustomer(c, world, action));
  }

  room.post('/:id/tenants', (c) => createTenant(c, world));
  room.post('/:id/tenants/:tenantId/resend', (c) => resendTenant(c, world));
  room.delete('/:id/tenants/:tenantId', (c) => revokeTenant(c, world));
  return room;
}

export const customersRoom: SandboxRoom = { base: '/app/customers', routes: customersRoutes };
