import type { Charge } from '../../domain/billing/charge';
import {
  costIn,
  integer,
  requireDay,
  requireInteger,
  requirePrice,
  requireRate,
} from './commerce-readers';
import type { JsonRecord } from './readers';

/** The fields of a charge (commerce §2.2); usage has its quantity as a text, and no days. */
export function readCharge(charge: JsonRecord): Charge {
  return {
    quantity: requirePrice(charge, 'quantity'),
    unitPrice: requirePrice(charge, 'unitPrice'),
    ...costIn(charge),
    fromOn: requireDay(charge, 'fromOn'),
    untilOn: requireDay(charge, 'untilOn'),
    days: integer(charge.days),
    ofDays: integer(charge.ofDays),
    net: requireInteger(charge, 'net'),
    taxBps: requireRate(charge, 'taxBps'),
  };
}
