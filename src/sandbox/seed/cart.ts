import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { mulDiv } from '../../domain/billing/mul-div';
import { CART_DAYS, type CartLineChoice } from '../../domain/cart/cart';
import { targetOf } from '../cart/carts';
import { stockedLine } from '../cart/line-input';
import { makeQuote } from '../cart/quote';
import { findOffer } from '../commerce/deal';
import type { CommerceTables } from '../db/commerce-tables';
import { setListPrice } from '../products/set-price';
import type { StockedCart } from '../rules/cart';
import { RESELLER_EMAIL } from '../world/accounts';
import type { SeededCart } from '../world/scenarios';
import { seededAccount } from './users';

const CUSTOMER = 'customer-3';
const RESELLER_ACCOUNT = seededAccount(RESELLER_EMAIL);
/** No seeded customer has these, so that there is no warning to accept. */
const DEARER = 'p-office-business-yy';
const CHOICES: readonly (Pick<CartLineChoice, 'planId' | 'quantity'> & {
  readonly id: string;
  readonly friendlyName?: string;
})[] = [
  { id: 'line-office', planId: DEARER, quantity: 25, friendlyName: 'Office for Oslo' },
  { id: 'line-max', planId: 'p-office-max-3y', quantity: 10 },
  { id: 'line-migration', planId: 'p-office-migration-day-once', quantity: 1 },
  { id: 'line-desk', planId: 'p-desk-professional-yy', quantity: 4 },
];

function cartFor(tables: CommerceTables, now: number): StockedCart {
  const company = tables.companies.get(CUSTOMER);
  const nothing = { friendlyName: null, addOnTo: null, endsOn: null, domainPrefix: null };
  const lines = CHOICES.flatMap((choice) => {
    const offer = findOffer(tables, choice.planId);
    return offer ? stockedLine({ ...nothing, ...choice }, offer) : [];
  });
  return {
    id: tables.nextId('ca'),
    revision: 5,
    state: 'open',
    expiresAt: new Date(now + CART_DAYS * millisecondsInDay),
    targets: company ? [targetOf(tables, company, null)] : [],
    lines,
    poNumber: null,
    updatedBy: RESELLER_EMAIL,
    updatedAt: new Date(now),
    lastPurchase: null,
  };
}

/**
 * Seeds the reseller's cart, ready to buy. With `priceChanged` it was quoted an hour ago, and one
 * of its plans has become more expensive since.
 */
export function seedCart(tables: CommerceTables, kind: SeededCart, now: number): void {
  const seenAt = now - millisecondsInHour;
  const cart = cartFor(tables, kind === 'ready' ? now : seenAt);
  tables.carts.set(RESELLER_ACCOUNT, cart);
  if (kind === 'ready') return;
  makeQuote(tables, RESELLER_ACCOUNT, cart, seenAt);
  const list = findOffer(tables, DEARER)?.plan.unitList;
  if (typeof list === 'number') setListPrice(tables, DEARER, mulDiv(list, 105, 100));
}
