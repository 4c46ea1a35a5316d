import type { CallOptions } from '../../api/call';
import type { ApiClient } from '../../api/client';
import { getCustomer, listCustomers } from '../../api/customers';
import { isApiError } from '../../api/errors';
import { getOrder, listOrders } from '../../api/orders';
import { getProduct, listProducts } from '../../api/products';
import { listRoles } from '../../api/roles';
import { getSubscription, listSubscriptions } from '../../api/subscriptions';
import { getUser, listUsers } from '../../api/users';
import type { Page, PageQuery } from '../../domain/paging';
import { bestEntries } from '../../domain/palette/found-groups';
import type { PaletteEntry, PaletteSource } from '../../domain/palette/palette-entry';
import { userSearchOf } from '../../domain/users/user-search';
import type { RecordEntries } from './record-entries';

/** So many of each are shown: who wants more goes to their list. */
const FOUND_MOST = 5;
/** To choose from, without a search. */
const CHOICE_MOST = 20;
/**
 * A text that is too short for the server (specification §5) is looked for page by page, until enough
 * people are found or so many were looked at.
 */
const PEOPLE_PAGE = 100;
const PEOPLE_MOST = 1_000;

type Lister<Row> = (
  client: ApiClient,
  query: PageQuery,
  options: CallOptions,
) => Promise<Page<Row>>;

/** What the viewer may not see is not there. */
async function seen<T>(call: Promise<T>, nothing: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error) && error.status === 403) return nothing;
    throw error;
  }
}

const nobody: Page<never> = { data: [], totalRecords: 0, totalPages: 0 };

/** Records of the server as sources of the palette. */
export function recordSources(client: ApiClient, entries: RecordEntries) {
  const idOf = (id: string) => id.slice(id.indexOf(':') + 1);

  function paged<Row>(
    id: string,
    group: string,
    list: Lister<Row>,
    toEntry: (row: Row) => PaletteEntry,
    get: (id: string, options: CallOptions) => Promise<PaletteEntry>,
    pageSize = FOUND_MOST,
  ): PaletteSource {
    return {
      id,
      group,
      async read(searchString, options) {
        const page = await seen(
          list(client, { pageNumber: 1, pageSize, searchString }, options),
          nobody as Page<Row>,
        );
        return page.data.map(toEntry);
      },
      find: (entryId, options) => get(idOf(entryId), options),
    };
  }

  function people(pageSize: number, toEntry: RecordEntries['user']): PaletteSource {
    return {
      id: 'users',
      group: entries.words.people,
      async read(text, options) {
        const isSearched = userSearchOf(text) !== null;
        const size = isSearched ? pageSize : PEOPLE_PAGE;
        const found: PaletteEntry[] = [];
        for (let pageNumber = 1; (pageNumber - 1) * size < PEOPLE_MOST; pageNumber += 1) {
          const query = { pageNumber, pageSize: size, searchString: text };
          const { data } = await seen(listUsers(client, query, options), nobody);
          const entries = data.map(toEntry);
          found.push(...(isSearched ? entries : bestEntries(entries, text)));
          if (isSearched || found.length >= pageSize || data.length < size) break;
        }
        return found.slice(0, pageSize);
      },
      find: async (id, options) =>
        entries.user(await getUser(client, { email: idOf(id) }, options)),
    };
  }

  const customers = (pageSize: number, toEntry: RecordEntries['customer']) =>
    paged(
      'customers',
      entries.words.customers,
      listCustomers,
      toEntry,
      async (id, options) => entries.customer(await getCustomer(client, { id }, options)),
      pageSize,
    );

  const roles: PaletteSource = {
    id: 'roles',
    group: entries.words.roles,
    async read(text, options) {
      const all = await seen(listRoles(client, options), []);
      return bestEntries(all.map(entries.role), text).slice(0, FOUND_MOST);
    },
    async find(id, options) {
      const role = (await listRoles(client, options)).find(({ name }) => name === idOf(id));
      if (!role) throw new Error(`There is no role ${id}.`);
      return entries.role(role);
    },
  };

  return {
    users: people(FOUND_MOST, entries.user),
    roles,
    customers: customers(FOUND_MOST, entries.customer),
    subscriptions: paged(
      'subscriptions',
      entries.words.subscriptions,
      listSubscriptions,
      entries.subscription,
      async (id, options) => entries.subscription(await getSubscription(client, { id }, options)),
    ),
    orders: paged('orders', entries.words.orders, listOrders, entries.order, async (id, options) =>
      entries.order(await getOrder(client, { id }, options)),
    ),
    products: paged(
      'products',
      entries.words.products,
      listProducts,
      entries.product,
      async (id, options) => entries.product(await getProduct(client, { id }, options)),
    ),
    /** Some of them without a search, to choose one from. */
    choosePeople: {
      ...people(CHOICE_MOST, entries.actingAs),
      id: 'choose-users',
      minimumLength: 0,
    },
    chooseCustomers: {
      ...customers(CHOICE_MOST, entries.buyingFor),
      id: 'choose-customers',
      minimumLength: 0,
    },
  };
}
