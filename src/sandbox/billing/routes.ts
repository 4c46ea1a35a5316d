import { Hono } from 'hono';
import type { Statement } from '../../domain/billing/statement';
import { answerList, type CommerceList } from '../commerce/list';
import { toStatement } from '../commerce/records';
import { found, requireViewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { Env } from '../http/caller';
import { pathPart } from '../http/input';
import type { SandboxRoom } from '../room';
import type { World } from '../world';

const READ = { permissions: ['Billing.Read'] };

const STATEMENTS: CommerceList<Statement> = {
  defaultSort: '-period',
  sorts: {
    period: ({ period }) => period,
    number: ({ number }) => number,
    state: ({ state }) => state,
    customerName: ({ customerName }) => customerName,
    dueOn: ({ dueOn }) => dueOn,
    total: ({ total }) => total,
    balance: ({ balance }) => balance,
  },
  filters: {
    direction: ({ direction }) => [direction],
    state: ({ state }) => [state],
    customerId: ({ customerId }) => [customerId],
    issuerId: ({ issuerId }) => [issuerId],
    period: ({ period }) => [period],
    creditOf: ({ creditOf }) => [creditOf ?? ''],
  },
  facets: ['state'],
  idOf: ({ id }) => id,
  searched: ({ number, customerName }) => [number, customerName],
  sums: {
    currency: ({ currency }) => currency,
    amounts: {
      net: ({ net }) => net,
      tax: ({ tax }) => tax,
      total: ({ total }) => total,
      paid: ({ paid }) => paid,
      balance: ({ balance }) => balance,
    },
  },
};

/** Reads of statements (wire §2, §6). */
function statementsRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/', (c) => {
    const viewer = requireViewer(c, world, READ);
    const rows = [...viewer.tables.statements.values()]
      .filter(({ customerId }) => viewer.sees(customerId))
      .map((record) => toStatement(record, viewer, world.clock.now()));
    return answerList(c, rows, STATEMENTS, ({ lines: _l, taxes: _t, payments: _p, ...row }) => row);
  });

  room.get('/:id', (c) => {
    const viewer = requireViewer(c, world, READ);
    const record = viewer.tables.statements.get(pathPart(c, 'id'));
    const seen = found(record, ({ customerId }) => viewer.sees(customerId));
    return json(toStatement(seen, viewer, world.clock.now()));
  });

  return room;
}

export const statementsRoom: SandboxRoom = { base: '/app/statements', routes: statementsRoutes };
