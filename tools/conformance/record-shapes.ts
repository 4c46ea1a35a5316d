import { day, id, minorUnits, moment, price } from './commerce-shapes';
import { anyText, list, maybe, object, someText, wholeNumber, yesOrNo } from './rules';

/* The records of commerce, as wire §3.4 to §6 sends them. */

export const customerShape = object({
  id,
  name: someText,
  level: wholeNumber,
  parentId: maybe(anyText),
  parentName: maybe(anyText),
  state: someText,
  country: someText,
  currency: someText,
  taxBps: wholeNumber,
  vatId: maybe(anyText),
  priceListId: maybe(id),
  creditLimit: maybe(minorUnits),
  openBalance: minorUnits,
  otherBalances: maybe(list(object({ currency: someText, amount: minorUnits }))),
  recurringPerMonth: maybe(minorUnits),
  domain: maybe(anyText),
  agreementAcceptedAt: maybe(moment),
  contact: object({ name: someText, email: someText, phone: maybe(anyText) }),
  revision: wholeNumber,
});

export const tenantShape = object({
  id,
  customerId: id,
  vendorId: id,
  domain: someText,
  state: someText,
  requestUrl: maybe(someText),
  requestExpiresAt: maybe(moment),
});

/** What is bought in the long run (workday §4): a server may not say it. */
const TERMS = {
  term: maybe(someText),
  cycle: maybe(someText),
  unitPrice: maybe(price),
  recurring: maybe(minorUnits),
  commitment: maybe(minorUnits),
  cancelHours: maybe(wholeNumber),
};

const ORDER = {
  id,
  number: someText,
  customerId: id,
  customerName: someText,
  tenantId: maybe(id),
  vendorId: id,
  vendorName: someText,
  type: someText,
  state: someText,
  lines: list(
    object({
      id,
      planId: id,
      productName: someText,
      quantity: wholeNumber,
      net: minorUnits,
      state: someText,
      failure: maybe(object({ code: someText, message: someText, correlationId: maybe(anyText) })),
      subscriptionId: maybe(id),
      ...TERMS,
    }),
  ),
  ...TERMS,
  approvers: maybe(
    list(object({ name: someText, email: maybe(someText), customerName: maybe(someText) })),
  ),
  heldUntilAt: maybe(moment),
  customerInformedAt: maybe(moment),
  currency: someText,
  net: minorUnits,
  tax: minorUnits,
  total: minorUnits,
  quoteId: maybe(id),
  poNumber: maybe(anyText),
  placedBy: someText,
  impersonatedBy: maybe(someText),
  approval: maybe(object({ by: someText, at: moment, reason: maybe(anyText) })),
  createdAt: moment,
  endedAt: maybe(moment),
};

export const orderRowShape = object(ORDER);

export const orderShape = object({
  ...ORDER,
  events: list(
    object({
      at: moment,
      by: anyText,
      text: someText,
      kind: maybe(someText),
      lineId: maybe(id),
      code: maybe(someText),
      name: maybe(someText),
      reason: maybe(someText),
      impersonatedBy: maybe(someText),
      was: maybe(minorUnits),
      net: maybe(minorUnits),
    }),
  ),
});

export const subscriptionShape = object({
  id,
  revision: wholeNumber,
  customerId: id,
  customerName: someText,
  tenantId: maybe(id),
  vendorId: id,
  vendorName: someText,
  productId: id,
  planId: id,
  productName: someText,
  friendlyName: maybe(anyText),
  project: maybe(anyText),
  state: someText,
  isTrial: yesOrNo,
  quantity: wholeNumber,
  assigned: maybe(wholeNumber),
  unitPrice: price,
  unitCost: maybe(price),
  currency: someText,
  term: someText,
  cycle: someText,
  startOn: day,
  termStartOn: maybe(day),
  renewsOn: maybe(day),
  autoRenew: yesOrNo,
  renewalUnitPrice: maybe(price),
  recurringPerMonth: minorUnits,
  batches: list(object({ quantity: wholeNumber, fromAt: moment, cancelUntilAt: maybe(moment) })),
  scheduled: maybe(object({ quantity: maybe(wholeNumber), planId: maybe(id), endsOn: maybe(day) })),
  changing: maybe(object({ orderId: id })),
  nextChargeOn: maybe(day),
  commitmentLeft: minorUnits,
});

const CHARGE = {
  kind: someText,
  quantity: price,
  unitPrice: price,
  unitCost: maybe(price),
  fromOn: day,
  untilOn: day,
  days: maybe(wholeNumber),
  ofDays: maybe(wholeNumber),
  net: minorUnits,
  taxBps: wholeNumber,
};

export const previewShape = object({
  previewId: id,
  validUntilAt: moment,
  currency: someText,
  lines: list(object(CHARGE)),
  net: minorUnits,
  tax: minorUnits,
  total: minorUnits,
  recurringBefore: minorUnits,
  recurringAfter: minorUnits,
  commitmentLeft: minorUnits,
  deletesScheduled: yesOrNo,
});

/** A preview of what cannot be done: the amounts are absent (wire §5). */
export const refusedPreviewShape = object({
  refusal: object({
    code: someText,
    message: someText,
    instead: maybe(someText),
    lowestQuantity: maybe(wholeNumber),
  }),
});

const STATEMENT = {
  id,
  number: maybe(someText),
  direction: someText,
  customerId: id,
  customerName: someText,
  issuerId: id,
  issuerName: someText,
  period: someText,
  state: someText,
  issuedOn: maybe(day),
  dueOn: maybe(day),
  currency: someText,
  net: minorUnits,
  tax: minorUnits,
  total: minorUnits,
  paid: minorUnits,
  // New with the working day: a server may lack them.
  settled: maybe(minorUnits),
  balance: minorUnits,
  creditOf: maybe(id),
  creditedBy: maybe(id),
  reissueOf: maybe(id),
  reissuedBy: maybe(id),
  reason: maybe(anyText),
  voidedBy: maybe(someText),
  voidedByName: maybe(someText),
};

export const statementRowShape = object(STATEMENT);

export const statementShape = object({
  ...STATEMENT,
  lines: list(
    object({
      ...CHARGE,
      id,
      productName: someText,
      subscriptionId: maybe(id),
      orderId: maybe(id),
      orderNumber: maybe(someText),
      endCustomerName: maybe(someText),
    }),
  ),
  taxes: list(object({ taxBps: wholeNumber, net: minorUnits, tax: minorUnits })),
  payments: list(
    object({
      id,
      kind: maybe(someText),
      statementId: maybe(id),
      amount: minorUnits,
      paidOn: day,
      reference: maybe(anyText),
      by: someText,
    }),
  ),
});

const person = object({ email: maybe(anyText), name: someText });

/** An entry of `GET /app/activity` (contract §4.27). */
export const activityShape = object({
  id,
  at: moment,
  action: someText,
  by: maybe(person),
  impersonatedBy: maybe(person),
  subject: object({ type: someText, id: someText, name: someText }),
  customerName: maybe(anyText),
  reason: maybe(anyText),
});
