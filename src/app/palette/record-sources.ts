import type { CallOptions } from '../../api/call';
import { getStatement, listStatements } from '../../api/calls/billing';
import { getCustomer, listCustomers } from '../../api/calls/customers';
import { getOrder, listOrders } from '../../api/calls/orders';
import { getProduct, listProducts } from '../../api/calls/products';
import { listRoles } from '../../api/calls/roles';
import { getSubscription, listSubscriptions } from '../../api/calls/subscriptions';
import { getUser, listUsers } from '../../api/calls/users';
import type { ApiClient } from '../../api/client';
import type { Page, PageQuery } from '../../domain/paging';
import { bestEntries, markEntries } from '../../domain/palette/found-groups';
import type { PaletteEntry, PaletteSource } from '../../domain/palette/palette-entry';
import { type FoundRecord, sayingWhy, toldApart } from '../../domain/palette/why-found';
import { foldedText } from '../../domain/text/fold';
import { userSearchOf } from '../../domain/users/user-search';
import { permissionSource } from './permission-source';
import type { RecordEntries } from './record-entries';
import { seen } from './seen';

/** Maximum number shown of each kind; the list page has the rest. */
const FOUND_MOST = 5;
/** Number requested from the server: an exact match may be among the later ones. */
const ASKED_MOST = 50;
/** To choose from, without a search. */
const CHOICE_MOST = 20;
/**
 * A text that is too short for the server (specification §5) is searched for page by page, until
 * enough people are found or this many were checked.
 */
const PEOPLE_PAGE = 100;
const PEOPLE_MOST = 1_000;

type Lister<Row> = (
  client: ApiClient,
  query: PageQuery,
  options: CallOptions,
) => Promise<Page<Row>>;

/** The best matches among some records: each shows why it matched, and no two look the same. */
function bestRecords(
  records: readonly FoundRecord[],
  text: string,
  most: number,
): readonly PaletteEntry[] {
  const described = records.map((record) => ({ ...record, entry: sayingWhy(record, text) }));
  return markEntries(toldApart(described), text)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Shorter ones would match too many words. */
const KIND_FROM = 4;

/**
 * The search text for records of one kind: "invoice 2026" is "2026" among statements, and "order
 * 00037" is "00037" among orders.
 *
 * @param kind - the name of the kind, and other words for it
 */
function withoutKind(text: string, kind: readonly string[]): string {
  const [, first = '', rest = ''] = /^\s*(\S+)\s+(.+)$/.exec(text) ?? [];
  const word = foldedText(first);
  const isKind = kind
    .flatMap((one) => foldedText(one).split(/\s+/))
    .some((one) => one === word || (word.length >= KIND_FROM && one.startsWith(word)));
  return rest !== '' && isKind ? rest : text;
}

const nobody: Page<never> = { data: [], totalRecords: 0, totalPages: 0 };

interface RecordSourcesOptions {
  /** Whether the viewer may see people. */
  readonly readsPeople: boolean;
  /** Other words for a kind of records, by the id of its source. */
  readonly kindWords: (id: string) => readonly string[];
}

/** Records of the server as sources of the palette. */
export function recordSources(
  client: ApiClient,
  entries: RecordEntries,
  { readsPeople, kindWords }: RecordSourcesOptions,
) {
  const idOf = (id: string) => id.slice(id.indexOf(':') + 1);

  function paged<Row>(
    id: string,
    group: string,
    list: Lister<Row>,
    toRecord: (row: Row) => FoundRecord,
    get: (id: string, options: CallOptions) => Promise<FoundRecord>,
    most = FOUND_MOST,
  ): PaletteSource {
    return {
      id,
      group,
      async read(text, options) {
        const searchString = withoutKind(text, [group, ...kindWords(id)]);
        const query = { pageNumber: 1, pageSize: ASKED_MOST, searchString };
        const page = await seen(list(client, query, options), nobody as Page<Row>);
        return bestRecords(page.data.map(toRecord), searchString, most);
      },
      find: async (entryId, options) => (await get(idOf(entryId), options)).entry,
    };
  }

  function people(pageSize: number, toRecord: RecordEntries['user']): PaletteSource {
    return {
      id: 'users',
      group: entries.words.people,
      async read(text, options) {
        const isSearched = userSearchOf(text) !== null;
        const size = isSearched ? ASKED_MOST : PEOPLE_PAGE;
        const found: PaletteEntry[] = [];
        for (let pageNumber = 1; (pageNumber - 1) * size < PEOPLE_MOST; pageNumber += 1) {
          const query = { pageNumber, pageSize: size, searchString: text };
          const { data } = await seen(listUsers(client, query, options), nobody);
          const records = data.map(toRecord);
          const entries = records.map(({ entry }) => entry);
          found.push(
            ...(isSearched ? bestRecords(records, text, pageSize) : bestEntries(entries, text)),
          );
          if (isSearched || found.length >= pageSize || data.length < size) break;
        }
        return found.slice(0, pageSize);
      },
      find: async (id, options) =>
        entries.user(await getUser(client, { email: idOf(id) }, options)).entry,
    };
  }

  const customers = (most: number, toRecord: RecordEntries['customer']) =>
    paged(
      'customers',
      entries.words.customers,
      listCustomers,
      toRecord,
      async (id, options) => entries.customer(await getCustomer(client, { id }, options)),
      most,
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
    statements: paged(
      'statements',
      entries.words.statements,
      listStatements,
      entries.statement,
      async (id, options) => entries.statement(await getStatement(client, { id }, options)),
    ),
    permissions: permissionSource(client, entries, readsPeople),
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
