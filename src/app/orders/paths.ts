import { encodePercent } from '../../domain/text/percent';

/** Addresses of the area (specification §2.2, commerce §1). */
export const ordersPaths = { orders: '/apps/orders', order: '/apps/orders/:id' } as const;

/** The page of an order. */
export function orderPath(id: string): string {
  return ordersPaths.order.replace(':id', () => encodePercent(id));
}
