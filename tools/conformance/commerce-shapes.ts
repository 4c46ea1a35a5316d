import { parseCivilDate } from '../../src/domain/time/civil-date';
import { parseServerTime } from '../../src/domain/time/server-time';
import {
  anyText,
  fieldOf,
  list,
  mapOf,
  maybe,
  object,
  oneOf,
  type Rule,
  rule,
  someText,
  wholeNumber,
  yesOrNo,
} from './rules';

/* The shapes of commerce §2.2, as `docs/commerce-wire.md` sends them. */

/** Minor units (commerce §2.1); negative in a credit. */
export const minorUnits = rule<number>('a whole number of minor units, not a text', (value) =>
  Number.isSafeInteger(value),
);
/** A price: minor units, or of usage a decimal text in major units. */
export const price = oneOf<number | string>([
  minorUnits,
  rule('a decimal text', (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)),
]);
/** A civil date (commerce §2.1). */
export const day = rule<string>(
  'a day such as 2026-11-22',
  (value) => typeof value === 'string' && parseCivilDate(value) === value,
);
/** An instant in UTC; `Z` is allowed (commerce §2.1). */
export const moment = rule<string>(
  'a time in UTC, such as 2026-11-22T05:00:00Z',
  (value) => typeof value === 'string' && parseServerTime(value) !== null,
);
export const id = rule<string>(
  'an id of 1 to 64 characters',
  (value) => typeof value === 'string' && value.length > 0 && value.length <= 64,
);

/** A page of a list of commerce (wire §2). */
export function pageShape<T>(row: Rule<T>) {
  const facet = object({ value: anyText, label: maybe(anyText), count: wholeNumber });
  return object({
    data: list(row),
    totalRecords: wholeNumber,
    totalPages: wholeNumber,
    facets: maybe(mapOf(list(facet))),
    sums: maybe(list(object({ currency: someText }))),
  });
}

const limits = object({ min: wholeNumber, max: maybe(wholeNumber), step: wholeNumber });

const plan = object({
  id,
  term: someText,
  cycle: someText,
  currency: someText,
  unitPrice: maybe(price),
  unitList: maybe(price),
  unitCost: maybe(price),
  cancelHours: maybe(wholeNumber),
  trialDays: maybe(wholeNumber),
  nextPrice: maybe(object({ fromOn: day, unitPrice: price })),
  upgradesTo: list(id),
});

export const productShape = object({
  id,
  vendor: object({ id, name: someText }),
  name: someText,
  category: anyText,
  kind: someText,
  summary: anyText,
  state: someText,
  pausedReason: maybe(anyText),
  requires: list(id),
  countries: list(someText),
  limits,
  needsTenant: yesOrNo,
  plans: list(plan),
});

const PRICE_LIST = {
  id,
  ownerId: id,
  name: someText,
  currency: someText,
  markupBps: minorUnits,
  targetMarginBps: minorUnits,
  basedOnId: maybe(id),
};

export const priceListRowShape = object(PRICE_LIST);

export const priceListShape = object({
  ...PRICE_LIST,
  overrides: list(
    object({
      planId: id,
      productName: someText,
      unitList: price,
      unitPrice: price,
      unitCost: maybe(price),
    }),
  ),
  customers: maybe(list(object({ id, name: someText }))),
  customersTotal: maybe(wholeNumber),
});

export const domainShape = object({ available: yesOrNo, domain: someText });

export const endDatesShape = list(
  object({
    endsOn: day,
    reason: someText,
    subscriptionId: maybe(id),
    firstNet: maybe(minorUnits),
    refusal: maybe(object({ code: someText, message: someText })),
  }),
);

export const cartShape = object({
  id,
  revision: wholeNumber,
  state: someText,
  expiresAt: moment,
  currency: maybe(someText),
  targets: list(
    object({
      id,
      customerId: id,
      tenantId: maybe(id),
      customerName: someText,
      domain: maybe(someText),
    }),
  ),
  lines: list(
    object({
      id,
      planId: id,
      quantity: wholeNumber,
      friendlyName: maybe(anyText),
      addOnTo: maybe(id),
      endsOn: maybe(day),
      domainPrefix: maybe(anyText),
      productId: id,
      productName: someText,
      vendorId: id,
      vendorName: someText,
      kind: someText,
      term: someText,
      cycle: someText,
      limits,
      needsTenant: yesOrNo,
    }),
  ),
  poNumber: maybe(anyText),
  updatedBy: anyText,
  updatedAt: moment,
  lastPurchase: maybe(object({ quoteId: id, orderIds: list(id), at: moment })),
});

export const parkedCartsShape = list(
  object({
    id,
    name: maybe(anyText),
    targets: list(object({ customerId: id, tenantId: maybe(id), customerName: someText })),
    lineCount: wholeNumber,
    parkedAt: moment,
  }),
);

export const quoteShape = object({
  id,
  cartRevision: wholeNumber,
  validUntilAt: moment,
  currency: maybe(someText),
  lines: list(
    object({
      lineId: id,
      targetId: id,
      quantity: price,
      unitPrice: price,
      unitCost: maybe(price),
      fromOn: day,
      untilOn: day,
      days: maybe(wholeNumber),
      ofDays: maybe(wholeNumber),
      net: minorUnits,
      taxBps: wholeNumber,
      recurring: minorUnits,
      commitment: minorUnits,
      cancelUntilAt: maybe(moment),
    }),
  ),
  targets: list(
    object({
      targetId: id,
      net: minorUnits,
      tax: minorUnits,
      total: minorUnits,
      commitment: minorUnits,
    }),
  ),
  issues: list(object({ severity: someText, code: someText, message: someText })),
});

/** What is wrong with what was sent (wire §1, "422"). */
export const invalidShape = object({
  message: someText,
  code: rule<string>('invalid', (value) => value === 'invalid'),
  errors: list(object({ field: anyText, code: someText, message: someText })),
});

/** A field of a refusal, such as its code. */
export const codeOf = (body: unknown): string => String(fieldOf(body, 'code') ?? 'none');
