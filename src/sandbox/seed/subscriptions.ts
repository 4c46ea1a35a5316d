import type { CivilDate } from '../../domain/time/civil-date';
import type {
  CompanyRecord,
  PlanRecord,
  PriceListRecord,
  ProductRecord,
  SubscriptionRecord,
} from '../db/commerce-records';
import { PARTNER_LIST } from '../db/commerce-records';
import { MICROSOFT, VENDORS } from '../db/vendors';
import { type History, liveThrough } from './histories';
import { type SeedLine, type SeedPurchase, seedPurchases } from './purchases';

/** A line of a purchase with its result. */
export interface SeededLine {
  readonly product: ProductRecord;
  readonly plan: PlanRecord;
  readonly quantity: number;
  /** End of the first term, to align it with something else; null for the regular end. */
  readonly endsOn: CivilDate | null;
  readonly subscription: SubscriptionRecord;
  /** The sale to the customer. */
  readonly sold: History;
  /** The sale to the seller. */
  readonly bought: History;
}

/** A purchase with its subscriptions. */
export interface SeededPurchase {
  readonly at: number;
  readonly customer: CompanyRecord;
  readonly vendorId: string;
  readonly lines: readonly SeededLine[];
}

/** Inputs of the purchases. */
export interface SeedStock {
  readonly companies: readonly CompanyRecord[];
  readonly products: readonly ProductRecord[];
  readonly priceLists: readonly PriceListRecord[];
}

/** The nearest allowed quantity of a product. */
function soldQuantity(quantity: number, { limits }: ProductRecord): number {
  const steps = Math.max(0, Math.round((quantity - limits.min) / limits.step));
  return Math.min(limits.min + steps * limits.step, limits.max ?? 1_000);
}

const PROJECTS = ['North', 'Field', 'Website', 'Office move'];

function find<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new Error(`The seed has no ${what}`);
  return item;
}

function productOf(line: SeedLine, { vendor }: SeedPurchase, products: readonly ProductRecord[]) {
  const { id, licences } = find(VENDORS[vendor], `vendor ${vendor}`);
  const own = products.filter((product) => product.vendor.id === id);
  if (line.plan === 'use')
    return find(
      own.find(({ kind }) => kind === 'usage'),
      'usage',
    );
  // The entry after the licences is an add-on.
  return find(own[line.licence < licences.length ? line.licence : licences.length], 'product');
}

/** Number of assigned seats: all or most of them; unknown for some, and for usage. */
function assignedOf({ terms }: History, count: number): number | null {
  const { quantity, cycle, term } = terms;
  if (cycle === 'usage' || count % 7 === 0) return null;
  // Monthly subscriptions have no unassigned seats, so that their roll-over needs no attention.
  const spare = term === 'P1Y' && count % 4 === 0 ? Math.ceil(quantity / 5) : 0;
  return Math.max(0, quantity - spare);
}

/** The seeded purchases, simulated until now. */
export function seedSubscriptions(stock: SeedStock, now: number): readonly SeededPurchase[] {
  const { companies, products, priceLists } = stock;
  const listOf = (company: CompanyRecord) =>
    priceLists.find(({ id }) => id === company.priceListId) ?? null;
  const partner = priceLists.find(({ id }) => id === PARTNER_LIST) ?? null;
  const buyers = companies.filter(({ level, state }) => level === 0 && state !== 'closed');
  let count = 0;

  function seedLine(line: SeedLine, purchase: SeedPurchase, customer: CompanyRecord): SeededLine {
    count += 1;
    const product = productOf(line, purchase, products);
    const plan = find(
      product.plans.find(({ id }) => id === `${product.id}-${line.plan}`),
      `plan ${product.id}-${line.plan}`,
    );
    const quantity = soldQuantity(line.plan === 'use' ? 1 : line.quantity, product);
    const reseller = find(
      companies.find(({ id }) => id === customer.parentId),
      'reseller',
    );
    const steps = line.steps.map((step) =>
      'quantity' in step ? { ...step, quantity: soldQuantity(step.quantity, product) } : step,
    );
    const bought = { line: { ...line, quantity, steps }, product, plan, at: purchase.at };
    const prices = listOf(customer);
    const sold = liveThrough({ ...bought, prices, costs: partner, payer: customer }, now);
    const cost = { ...bought, prices: partner, costs: null, payer: reseller };
    const { unitCost: _, ...terms } = sold.terms;
    const isNamed = count % 5 === 0;
    return {
      product,
      plan,
      quantity,
      endsOn: line.endsOn ?? null,
      sold,
      bought: liveThrough(cost, now),
      subscription: {
        ...terms,
        id: `s-${count}`,
        state: line.isMigrating ? 'migrating' : terms.state,
        revision: 1 + sold.changes.length,
        customerId: customer.id,
        tenantId: null,
        vendorId: product.vendor.id,
        productId: product.id,
        friendlyName: isNamed ? `${product.name} for ${customer.contact.name}` : null,
        project: count % 6 === 0 ? (PROJECTS[count % PROJECTS.length] ?? null) : null,
        assigned: assignedOf(sold, count),
        changing: line.isChanging ? { orderId: `o-changing-${count}` } : null,
      },
    };
  }

  return seedPurchases(now).map((purchase) => {
    const { currency, at } = purchase;
    const own = buyers.filter((company) => company.currency === currency);
    const customer = find(own[purchase.customer % own.length], 'customer');
    const lines = purchase.lines.map((line) => seedLine(line, purchase, customer));
    return { at, customer, vendorId: lines[0]?.product.vendor.id ?? MICROSOFT, lines };
  });
}
