import type { StatementLine } from '../../domain/billing/statement';
import type { CivilMonth } from '../../domain/time/civil-date';
import { RESELLER_IDS } from './companies';

const [NORDLYS] = RESELLER_IDS;

/**
 * Whether a reseller's charge is for a whole period of several seats, on a statement with more
 * lines.
 */
function isPlain(charge: Charged, charges: readonly Charged[]): boolean {
  const { kind, quantity, days, ofDays } = charge.line;
  const isWhole = kind === 'recurring' && days === ofDays;
  return isWhole && Number(quantity) > 1 && charges.some((other) => other !== charge);
}

/** The charge for one seat less. */
function withoutSeat(charge: Charged): Charged {
  const { line } = charge;
  const quantity = Number(line.quantity) - 1;
  return { ...charge, line: { ...line, quantity, net: quantity * Number(line.unitPrice) } };
}

/**
 * Mistakes on the statements of a month, for the reconciliation to find (commerce §6): one
 * subscription not billed, one not bought, one billed with a seat less.
 */
export function withMistakes(charges: readonly Charged[], period: CivilMonth): readonly Charged[] {
  const ofMonth = charges.filter((charge) => charge.period === period);
  const billed = ofMonth.filter(({ issuerId }) => issuerId === NORDLYS);
  const bought = ofMonth.filter(({ customerId }) => customerId === NORDLYS);
  // One of each customer.
  const plain = [...new Set(billed.map(({ customerId }) => customerId))].flatMap((id) => {
    const own = billed.filter(({ customerId }) => customerId === id);
    return own.find((charge) => isPlain(charge, own)) ?? [];
  });
  const [notBilled, notBought, forLess] = plain;
  const missing = bought.find(
    ({ line }) =>
      line.subscriptionId === notBought?.line.subscriptionId && line.kind === 'recurring',
  );
  return charges
    .filter((charge) => charge !== notBilled && charge !== missing)
    .map((charge) => (charge === forLess ? withoutSeat(charge) : charge));
}

/** A statement line before the statement exists. */
export interface Charged {
  readonly issuerId: string;
  readonly customerId: string;
  readonly currency: string;
  readonly period: CivilMonth;
  readonly line: Omit<StatementLine, 'id'>;
}
