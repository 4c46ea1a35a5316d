import type { OrderLine, OrderLineFailure } from '../../domain/orders/order';
import type { OrderEvent } from '../../domain/orders/order-event';

const REASONS = [
  ['vendor_refused', 'The vendor refused the address.'],
  ['tenant_unknown', 'The vendor does not know the tenant.'],
  ['vendor_unreachable', 'The vendor did not answer in time.'],
] as const;

/** A vendor's rejection of a line; `count` makes it unique. */
export function vendorRefusal(count: number): OrderLineFailure {
  const [code, message] = REASONS[count % REASONS.length] ?? REASONS[0];
  const correlationId = `${(0x3f0c + count * 977).toString(16)}-${(0x8a51 + count * 31).toString(16)}`;
  return { code, message, correlationId };
}

/** The event of a failed line. */
export function failedEvent({
  id: lineId,
  productName: name,
  failure,
}: Pick<OrderLine, 'id' | 'productName' | 'failure'>): Omit<OrderEvent, 'at' | 'by'> {
  const { code = '', message = '' } = failure ?? {};
  return { kind: 'lineFailed', lineId, name, code, text: `Failed: ${name}. ${message}` };
}
