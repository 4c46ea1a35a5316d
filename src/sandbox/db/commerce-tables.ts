import type { Tenant } from '../../domain/customers/customer';
import type { CivilDate } from '../../domain/time/civil-date';
import type { QuoteRecord } from '../cart/quotes';
import type { LineWork } from '../orders/line-work';
import type { StockedCart } from '../rules/cart';
import type { StockedParkedCart } from '../rules/cart-parking';
import type { Scenario } from '../scenarios';
import { seedCart } from '../seed/cart';
import { seedCommerce } from '../seed/commerce';
import type { CompanyRecord, PriceListRecord } from '../seed/companies';
import { copiesOf } from '../seed/many-subscriptions';
import type { OrderRecord } from '../seed/orders';
import type { ProductRecord } from '../seed/products';
import type { StatementRecord } from '../seed/statements';
import type { SubscriptionRecord } from '../seed/subscriptions';
import type { PreviewRecord } from '../subscriptions/previews';

/** Records by their ids. It counts its changes, so that what was made of all records can be kept. */
class Table<Row> extends Map<string, Row> {
  /** How many changes there were. */
  version = 0;

  override set(id: string, row: Row): this {
    this.version += 1;
    return super.set(id, row);
  }
}

/** A subscription with what it costs those who sell it. */
export interface SoldSubscription extends SubscriptionRecord {
  /** What the reseller pays for one. */
  readonly resellerCost: number | string;
  /** What the provider pays for one. */
  readonly providerCost: number | string;
  /** The first day that is not charged yet: `chargedUntil` says which, after the first charge. */
  readonly chargedUntilOn: CivilDate;
}

/** Everything that is bought and sold. A change puts a new record in the place of the old one. */
export interface CommerceTables {
  readonly companies: Table<CompanyRecord>;
  readonly products: Table<ProductRecord>;
  readonly priceLists: Table<PriceListRecord>;
  readonly tenants: Map<string, Tenant>;
  readonly subscriptions: Table<SoldSubscription>;
  readonly orders: Map<string, OrderRecord>;
  /** What is still to be done for lines of orders; by the id of the order, '/' and that of the line. */
  readonly work: Map<string, LineWork>;
  readonly statements: Map<string, StatementRecord>;
  /** By the account of whose it is; made when they first look at it. */
  readonly carts: Map<string, StockedCart>;
  /** Those that were put aside, by the account of whose they are. */
  readonly parkedCarts: Map<string, readonly StockedParkedCart[]>;
  readonly quotes: Map<string, QuoteRecord>;
  /** The customer that was made with a key that a client made up, by whose it is and the key. */
  readonly customerKeys: Map<string, string>;
  /** The price list that was made with such a key. */
  readonly priceListKeys: Map<string, string>;
  readonly previews: Map<string, PreviewRecord>;
  /** An id that nothing of the seed has: `q` gives `q-1001`, then `q-1002`. */
  readonly nextId: (prefix: string) => string;
  /** When the clock wakes the sandbox next, in milliseconds since 1970; null for not at all. */
  wakesAt: number | null;
}

/** Ids that are counted for each prefix, behind those of the seed. */
function createIds(): CommerceTables['nextId'] {
  const last = new Map<string, number>();
  return (prefix) => {
    const number = (last.get(prefix) ?? 1_000) + 1;
    last.set(prefix, number);
    return `${prefix}-${number}`;
  };
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  new Table(rows.map((row) => [row.id, row]));

/** The tables of commerce as a scenario wants them. Without lists only hidden companies are there. */
export function createCommerceTables(scenario: Scenario, now: number): CommerceTables {
  const seed = seedCommerce(now);
  const isHidden = scenario.isEmpty === true;
  const seeded = <Row>(rows: readonly Row[]): readonly Row[] => (isHidden ? [] : rows);
  const sold = seeded(seed.sold);
  const tables: CommerceTables = {
    companies: byId(seed.companies.map((company) => ({ ...company, isHidden }))),
    products: byId(seeded(seed.products)),
    priceLists: byId(seeded(seed.priceLists)),
    tenants: byId(seeded(seed.tenants)),
    subscriptions: byId([...sold, ...copiesOf(sold, scenario.subscriptionCount ?? 0)]),
    orders: byId(seeded(seed.orders)),
    work: new Map(seeded([...seed.work])),
    statements: byId(seeded(seed.statements)),
    carts: new Map(),
    parkedCarts: new Map(),
    quotes: new Map(),
    customerKeys: new Map(),
    priceListKeys: new Map(),
    previews: new Map(),
    nextId: createIds(),
    wakesAt: null,
  };
  if (scenario.cart) seedCart(tables, scenario.cart, now);
  return tables;
}
