import type { Price } from '../domain/billing/charge';
import { customerStateAfter } from '../domain/customers/customer-rules';
import type { OrderLine, OrderLineFailure } from '../domain/orders/order';
import { beginLine, completeLine, failLine, type OpenLine, openLines } from './orders/provision';
import { vendorRefusal } from './orders/refusals';
import { stopOrders } from './orders/stop-orders';
import { setListPrice } from './products/set-price';
import { settle } from './settle';
import type { World } from './world/world';

/**
 * Triggers commerce events for tests and demonstrations, without waiting for the clock (commerce
 * §8).
 */
export interface CommerceControls {
  /**
   * Completes the open lines of an order, or one of them.
   *
   * @throws RangeError if there is no such open line
   */
  finish(orderId: string, lineId?: string): void;
  /**
   * Lets the vendor reject the open lines of an order, or one of them.
   *
   * @throws RangeError if there is no such open line
   */
  fail(orderId: string, lineId?: string, failure?: Partial<OrderLineFailure>): void;
  /**
   * Suspends a customer: carts can no longer be bought for them, and their lines at vendors fail.
   *
   * @throws RangeError if there is no such active customer
   */
  suspend(customerId: string): void;
  /**
   * Changes the vendor's list price of a plan, in minor units, or as a decimal text for usage. Its
   * cost changes in proportion; valid quotes and current terms keep their prices.
   *
   * @throws RangeError for an unknown plan or an invalid price
   */
  setPrice(planId: string, unitList: Price): void;
}

const isOpen = ({ state }: OrderLine) => state === 'queued' || state === 'provisioning';

export function createCommerceControls(world: World): CommerceControls {
  /** A line can only end from `provisioning`, so a queued one starts first. */
  function end(orderId: string, lineId: string | undefined, how: (open: OpenLine) => void): void {
    settle(world);
    const tables = world.db.commerce();
    const find = () =>
      openLines(tables).filter(
        ({ order, line }) =>
          order.id === orderId &&
          order.state === 'provisioning' &&
          (lineId === undefined || line.id === lineId) &&
          isOpen(line),
      );
    const ids = find().map(({ line }) => line.id);
    if (ids.length === 0) throw new RangeError(`Nothing is open in the order ${orderId}`);
    const one = (id: string) => find().find(({ line }) => line.id === id);
    for (const id of ids) {
      const queued = one(id);
      if (queued?.line.state === 'queued') beginLine(world, queued, world.clock.now());
      const begun = one(id);
      if (begun) how(begun);
    }
  }

  return {
    setPrice: (planId, unitList) => setListPrice(world.db.commerce(), planId, unitList),
    finish: (orderId, lineId) =>
      end(orderId, lineId, (open) => completeLine(world, open, world.clock.now())),
    fail: (orderId, lineId, failure) =>
      end(orderId, lineId, (open) => {
        const refusal = { ...vendorRefusal(world.db.commerce().orders.size), ...failure };
        failLine(world, open, refusal, world.clock.now());
      }),
    suspend(customerId) {
      settle(world);
      const { companies } = world.db.commerce();
      const company = companies.get(customerId);
      const state = company && customerStateAfter(company.state, 'suspend');
      if (!company || !state) throw new RangeError(`${customerId} is no active customer`);
      companies.set(customerId, { ...company, state, revision: company.revision + 1 });
      stopOrders(world, company, world.clock.now());
    },
  };
}
