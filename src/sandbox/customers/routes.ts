import { Hono } from 'hono';
import type { WireCustomerType } from '../../api/wire/types';
import { json } from '../http/answers';
import { type Env, requireCaller } from '../http/caller';
import type { SandboxRoom } from '../room';

/** Calls of the customers' room (specification §7.2). */
function customersRoutes(): Hono<Env> {
  const room = new Hono<Env>();
  room.get('/customer-type', (c) => {
    const answer: WireCustomerType = { customerType: requireCaller(c).user.customerType };
    return json(answer);
  });
  return room;
}

export const customersRoom: SandboxRoom = { base: '/app/customers', routes: customersRoutes };
