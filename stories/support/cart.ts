import type { Cart, CartLine } from '../../src/domain/cart/cart';
import type { Quote, QuoteLine } from '../../src/domain/cart/quote';

/** A line of a cart. */
export function cartLine(productName: string, extra: Partial<CartLine> = {}): CartLine {
  return {
    id: productName,
    planId: `${productName}-plan`,
    quantity: 25,
    friendlyName: null,
    addOnTo: null,
    endsOn: null,
    domainPrefix: null,
    productId: productName,
    productName,
    vendorId: 'norrvik',
    vendorName: 'Norrvik Office',
    kind: 'license',
    term: 'P1Y',
    cycle: 'month',
    limits: { min: 1, max: 300, step: 1 },
    needsTenant: false,
    ...extra,
  };
}

export const halvorsen = {
  id: 't-1',
  customerId: 'c-1',
  tenantId: null,
  customerName: 'Halvorsen AS',
  domain: 'halvorsen.example',
};

/** A cart with a line of each way to pay. */
export function cart(extra: Partial<Cart> = {}): Cart {
  return {
    id: 'ca-1',
    revision: 4,
    state: 'open',
    expiresAt: new Date('2026-12-22T05:00:00Z'),
    currency: 'EUR',
    targets: [halvorsen],
    lines: [
      cartLine('Office Business', { friendlyName: 'Office for Oslo' }),
      cartLine('Office Migration Day', {
        quantity: 1,
        term: 'none',
        cycle: 'once',
        kind: 'service',
      }),
      cartLine('Cloud Storage', {
        quantity: 1,
        term: 'none',
        cycle: 'usage',
        kind: 'usage',
        vendorId: 'ombra',
        vendorName: 'Ombra Cloud',
      }),
    ],
    poNumber: null,
    updatedBy: 'r@nord.example',
    updatedAt: new Date('2026-11-22T05:00:00Z'),
    lastPurchase: null,
    ...extra,
  };
}

/** What a line comes to for a customer. */
export function quoteLine(
  line: CartLine,
  targetId: string,
  extra: Partial<QuoteLine> = {},
): QuoteLine {
  const shared = { lineId: line.id, targetId, fromOn: '2026-11-22', taxBps: 2_500 };
  if (line.cycle === 'usage') {
    return {
      ...{ ...shared, quantity: '0', unitPrice: '0.0125', untilOn: '2026-12-01', days: null },
      ...{ ofDays: null, net: 0, recurring: 0, commitment: 0, cancelUntilAt: null, ...extra },
    };
  }
  const isOnce = line.cycle === 'once';
  const unitPrice = isOnce ? 90_000 : 1_100;
  const net = unitPrice * line.quantity;
  return {
    ...{
      ...shared,
      quantity: line.quantity,
      unitPrice,
      untilOn: '2026-12-22',
      days: 30,
      ofDays: 30,
    },
    ...{ net, recurring: isOnce ? 0 : net, commitment: isOnce ? net : net * 12 },
    cancelUntilAt: isOnce ? null : new Date('2026-11-29T05:00:00Z'),
    ...extra,
  };
}

/** What a cart comes to: tax is a quarter. */
export function quote(
  { revision, lines, targets, currency }: Cart,
  extra: Partial<Quote> = {},
  lineExtra: Partial<QuoteLine> = {},
): Quote {
  const priced = targets.flatMap(({ id }) =>
    lines.map((line) => quoteLine(line, id, line.cycle === 'month' ? lineExtra : {})),
  );
  return {
    id: 'q-1',
    cartRevision: revision,
    validUntilAt: new Date('2026-11-22T05:15:00Z'),
    currency,
    lines: priced,
    targets: targets.map(({ id }) => {
      const own = priced.filter(({ targetId }) => targetId === id);
      const net = own.reduce((sum, line) => sum + line.net, 0);
      const commitment = own.reduce((sum, line) => sum + line.commitment, 0);
      return { targetId: id, net, tax: net / 4, total: net + net / 4, commitment };
    }),
    issues: [],
    ...extra,
  };
}
