import type { Tenant } from '../../domain/customers/customer';
import type { StockedCart } from '../rules/cart';
import type { StockedParkedCart } from '../rules/cart-parking';
import type {
  CompanyRecord,
  OrderRecord,
  PriceListRecord,
  ProductRecord,
  SoldSubscription,
  StatementRecord,
} from './commerce-records';
import type { LineWork, PreviewRecord, QuoteRecord } from './commerce-work';

/** Records by id, with a change counter for cache invalidation. */
export class Table<Row> extends Map<string, Row> {
  /** Number of changes. */
  version = 0;

  override set(id: string, row: Row): this {
    this.version += 1;
    return super.set(id, row);
  }
}

/** All commerce data. A change replaces a record. */
export interface CommerceTables {
  readonly companies: Table<CompanyRecord>;
  readonly products: Table<ProductRecord>;
  readonly priceLists: Table<PriceListRecord>;
  readonly tenants: Map<string, Tenant>;
  readonly subscriptions: Table<SoldSubscription>;
  readonly orders: Map<string, OrderRecord>;
  /** Pending work of order lines, by `orderId/lineId`. */
  readonly work: Map<string, LineWork>;
  readonly statements: Map<string, StatementRecord>;
  /** By account; created on first access. */
  readonly carts: Map<string, StockedCart>;
  /** Parked carts by account. */
  readonly parkedCarts: Map<string, readonly StockedParkedCart[]>;
  readonly quotes: Map<string, QuoteRecord>;
  /** Customers created with an idempotency key, by creator and key. */
  readonly customerKeys: Map<string, string>;
  /** Price lists created with an idempotency key. */
  readonly priceListKeys: Map<string, string>;
  readonly previews: Map<string, PreviewRecord>;
  /** The next id that is not in the seed: `q` gives `q-1001`, then `q-1002`. */
  readonly nextId: (prefix: string) => string;
  /** When the sandbox has to act next, in milliseconds since 1970; null for never. */
  wakesAt: number | null;
}
