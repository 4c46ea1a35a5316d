import { Hono } from 'hono';
import type { WireCustomerType } from '../../api/wire/types';
import type { Tenant } from '../../domain/customers/customer';
import { answerList, type CommerceList } from '../commerce/list';
import { toCustomer } from '../commerce/records';
import { found, requireViewer } from '../commerce/viewer';
import { json } from '../http/answers';
import { type Env, requireCaller } from '../http/caller';
import { pathPart } from '../http/input';
import type { SandboxRoom } from '../room';
import type { World } from '../world';

type CustomerRow = ReturnType<typeof toCustomer>;

const READ = { permissions: ['Customer.Read'], minimumCustomerType: 1 };

const CUSTOMERS: CommerceList<CustomerRow> = {
  defaultSort: 'name',
  sorts: {
    name: ({ name }) => name ?? null,
    state: ({ state }) => state ?? null,
    country: ({ country }) => country ?? null,
    openBalance: ({ openBalance }) => openBalance,
    recurringPerMonth: ({ recurringPerMonth }) => recurringPerMonth ?? null,
  },
  filters: {
    state: ({ state = '' }) => [state],
    country: ({ country = '' }) => [country],
    level: ({ level }) => [String(level)],
    currency: ({ currency = '' }) => [currency],
    priceListId: ({ priceListId }) => [priceListId ?? ''],
    parentId: ({ parentId = '' }) => [parentId],
  },
  facets: ['state'],
  idOf: ({ id }) => id,
  searched: ({ name = '', domain = null, vatId = null, contact }) => [
    name,
    domain,
    vatId,
    contact?.name ?? null,
    contact?.email ?? null,
  ],
  sums: {
    currency: ({ currency = '' }) => currency,
    amounts: {
      openBalance: ({ openBalance }) => openBalance,
      recurringPerMonth: ({ recurringPerMonth }) => recurringPerMonth ?? 0,
    },
  },
};

const TENANTS: CommerceList<Tenant> = {
  defaultSort: 'domain',
  sorts: { domain: ({ domain }) => domain },
  filters: { vendorId: ({ vendorId }) => [vendorId], state: ({ state }) => [state] },
  facets: [],
  idOf: ({ id }) => id,
  searched: ({ domain }) => [domain],
};

/** Calls of the customers' room (specification §7.2). */
function customersRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  room.get('/customer-type', (c) => {
    const answer: WireCustomerType = { customerType: requireCaller(c).user.customerType };
    return json(answer);
  });

  room.get('/', (c) => {
    const viewer = requireViewer(c, world, READ);
    const rows = [...viewer.tables.companies.values()]
      .filter(({ id }) => id !== viewer.companyId && viewer.sees(id))
      .map((record) => toCustomer(record, viewer));
    return answerList(c, rows, CUSTOMERS, (row) => row);
  });

  room.get('/:id', (c) => {
    const id = pathPart(c, 'id');
    // One's own company is told to anybody (wire §4).
    const isOwn = id === requireCaller(c).user.customerId;
    const viewer = requireViewer(c, world, isOwn ? null : READ);
    const record = found(viewer.tables.companies.get(id), () => viewer.sees(id));
    return json(toCustomer(record, viewer));
  });

  room.get('/:id/tenants', (c) => {
    const id = pathPart(c, 'id');
    const isOwn = id === requireCaller(c).user.customerId;
    const viewer = requireViewer(c, world, isOwn ? null : READ);
    found(viewer.tables.companies.get(id), () => viewer.sees(id));
    const rows = viewer.tables.tenants.filter(({ customerId }) => customerId === id);
    return answerList(c, rows, TENANTS, (row) => row);
  });
  return room;
}

export const customersRoom: SandboxRoom = { base: '/app/customers', routes: customersRoutes };
