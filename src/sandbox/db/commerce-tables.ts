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

/** Records by their ids. It counts its changes, so that what was made of all records can be kept. */
export class Table<Row> extends Map<string, Row> {
  /** How many changes there were. */
  version = 0;

  override set(id: string, row: Row): this {
    this.version += 1;
    return super.set(id, row);
  }
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
