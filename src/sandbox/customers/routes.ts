import { Hono } from 'hono';
import type { WireCustomerType } from '../../api/wire/types';
import { json } from '../http/answers';
import { type Env, requireCaller } from '../http/caller';

/** Calls of the customers' room (specification §7.2). */
export function customersRoutes(): Hono<Env> {
  const room = new Hono<Env>();
  room.get('/customer-type', (c) => {
    const answer: WireCustomerType = { customerType: requireCaller(c).user.customerType };
    return json(answer);
  });
  return room;
}
