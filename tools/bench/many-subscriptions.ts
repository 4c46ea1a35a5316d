import type { Page, Subscription } from '../../src/api';

/** How many there are, and how many a page shows. */
export const TOTAL = 50_000;
export const SHOWN = 100;
/** The time of the page. */
export const NOW = Date.parse('2026-11-22T12:00:00Z');

const PRODUCTS = ['Office Business', 'Backup Mail', 'Identity Guard', 'CRM Sales', 'Desk Voice'];
const CUSTOMERS = ['Halvorsen AS', 'Kvist & Sønner', 'Saga Legal', 'Bergen Kommune'];
const HOUR = 3_600_000;

const pick = <One>(list: readonly One[], at: number): One => list[at % list.length] as One;

function subscription(at: number): Subscription {
  const productName = `${pick(PRODUCTS, at)} ${at}`;
  const quantity = 5 + (at % 40);
  const unitPrice = 400 + ((at * 37) % 4_000);
  return {
    id: `s-${at}`,
    revision: 2,
    customerId: `c-${at % CUSTOMERS.length}`,
    customerName: pick(CUSTOMERS, at),
    tenantId: null,
    vendorId: 'v-1',
    vendorName: 'Norrvik Office',
    productId: 'p-1',
    planId: 'pl-1',
    productName,
    friendlyName: null,
    project: null,
    state: at % 9 === 0 ? 'suspended' : 'active',
    isTrial: false,
    quantity,
    assigned: quantity - (at % 4),
    unitPrice,
    currency: 'EUR',
    term: 'P1Y',
    cycle: 'month',
    startOn: '2026-05-10',
    termStartOn: '2026-05-10',
    renewsOn: '2027-05-10',
    autoRenew: true,
    renewalUnitPrice: unitPrice,
    recurringPerMonth: quantity * unitPrice,
    batches: [
      {
        quantity,
        fromAt: new Date(NOW - HOUR),
        cancelUntilAt: at % 5 === 0 ? new Date(NOW + (3 + (at % 60)) * HOUR) : null,
      },
    ],
    scheduled: null,
    changing: null,
    nextChargeOn: '2026-12-10',
    commitmentLeft: 55_000,
  };
}

const known = new Map<number, Page<Subscription>>();

/** A page as a server answers it, made once: what a server does is nothing that a page is measured by. */
export function pageAt(pageNumber: number): Page<Subscription> {
  const page = known.get(pageNumber) ?? {
    data: Array.from({ length: SHOWN }, (_, at) => subscription((pageNumber - 1) * SHOWN + at)),
    totalRecords: TOTAL,
    totalPages: TOTAL / SHOWN,
  };
  known.set(pageNumber, page);
  return page;
}
