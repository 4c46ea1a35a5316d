import type { CommerceTables } from '../db/commerce-tables';
import { Table } from '../db/commerce-tables';
import type { Scenario } from '../world/scenarios';
import { seedCart } from './cart';
import { seedCommerce } from './commerce';
import { copiesOf } from './many-subscriptions';

/** Counts ids for each prefix, after those of the seed. */
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

/** The commerce tables of a scenario. In an empty scenario they contain only hidden companies. */
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
