import { confirmationsOf, type PurchaseConfirmation } from '../../src/domain/cart/purchase-rules';
import type { CommerceAnswer, CommerceCaller } from './commerce-caller';

/** A line to buy; what is left out is as it is bought most. */
export interface Wanted {
  readonly id: string;
  readonly planId?: string;
  readonly quantity?: number;
  readonly endsOn?: string;
  readonly domainPrefix?: string;
}

/** What a buyer sends. */
export interface PurchaseBody {
  readonly quoteId: string;
  readonly confirm: readonly PurchaseConfirmation[];
  readonly termsAccepted: boolean;
}

/** Puts lines into the cart, for some customers. */
export async function fillCart(
  call: CommerceCaller,
  lines: readonly Wanted[],
  customerIds: readonly string[] = ['customer-3'],
): Promise<void> {
  const { revision } = (await call('GET', '/cart')).json;
  const targets = customerIds.map((customerId) => ({ customerId, tenantId: null }));
  await call('PUT', '/cart/targets', { revision, targets });
  for (const line of lines) {
    const answer = await call('POST', '/cart/lines', {
      planId: 'p-office-start-ym',
      quantity: 10,
      ...line,
    });
    if (answer.status !== 200) throw new Error(answer.text);
  }
}

/** The cart's quote as it is now, ready to be bought. */
export async function quoted(call: CommerceCaller): Promise<PurchaseBody> {
  const cart = (await call('GET', '/cart')).json;
  const { status, text, json } = await call('GET', `/cart/quote?revision=${cart.revision}`);
  if (status !== 200) throw new Error(text);
  return { quoteId: json.id, confirm: confirmationsOf(json, cart), termsAccepted: true };
}

/** Buys what is in the cart. */
export async function buyAll(call: CommerceCaller): Promise<CommerceAnswer> {
  return call('POST', '/orders', await quoted(call));
}

/** Tries a line again at the charge of today, as a portal does on another day than that of the order. */
export async function retryToday(
  call: CommerceCaller,
  orderId: string,
  lineId: string,
): Promise<CommerceAnswer> {
  const path = `/orders/${orderId}/lines/${lineId}`;
  const { json } = await call('GET', `${path}/retry-preview`);
  return call('POST', `${path}/retry`, { net: json.net });
}
