import { getCart, getQuote, readCart, readQuote } from '../../src/api/calls/cart';
import { listCustomers, listTenants } from '../../src/api/calls/customers';
import { listOrders } from '../../src/api/calls/orders';
import { listEndDates } from '../../src/api/calls/products';
import { CartScreen } from '../../src/components/cart/CartScreen';
import { FinalReviewScreen } from '../../src/components/cart/FinalReviewScreen';
import { SelectClientScreen } from '../../src/components/cart/SelectClientScreen';
import { ValidateCartScreen } from '../../src/components/cart/ValidateCartScreen';
import type { CartScreenProps } from '../../src/contracts/cart';
import { ALLOWED } from '../../src/domain/access';
import type { Cart } from '../../src/domain/cart/cart';
import { clientRefusals, clientsOf } from '../../src/domain/cart/clients';
import { commonEndDates } from '../../src/domain/cart/common-end-dates';
import type { FinalReview } from '../../src/domain/cart/final-review';
import { confirmationsOf } from '../../src/domain/cart/purchase-rules';
import type { Quote } from '../../src/domain/cart/quote';
import type { Customer, Tenant } from '../../src/domain/customers/customer';
import { FIRST_QUERY } from '../../src/domain/list-query';
import type { Order } from '../../src/domain/orders/order';
import type { Page } from '../../src/domain/paging';
import { mapReading, type Reading } from '../../src/domain/reading';
import { CART, CUSTOMER, END_DATES, ORDER, QUOTE, TENANT } from '../../tests/api/commerce-answers';
import { FUZZ_NOW, type FuzzedRead, fuzzed, nothing, page, reading } from './fuzzed-read';

const waiting = { status: 'loading' } as const;
const ready = <T,>(data: T): Reading<T> => ({ status: 'ready', data, isStale: false });
const cart: Cart = readCart(CART);
const quote: Quote = readQuote(QUOTE);
const [line] = cart.lines;
const progress = { canChooseClient: true, hasTargets: true, hasLines: true, isValid: true };

const EDITING = { news: null, isPending: false, onApplyAgain: nothing, onLeave: nothing };
const LINES: CartScreenProps['lines'] = {
  ...{ removed: null, endDates: null },
  ...{ onQuantityChange: nothing, onQuantityCommit: nothing, onChange: nothing },
  ...{ onRemove: nothing, onUndo: nothing, onEndDates: nothing },
};

function cartScreen(props: Partial<CartScreenProps>) {
  return (
    <CartScreen
      access={ALLOWED}
      cart={ready(cart)}
      quote={ready(quote)}
      customerType={1}
      clientView={{ isOn: false, onChange: nothing }}
      now={FUZZ_NOW}
      editing={{ ...EDITING, failed: null }}
      lines={LINES}
      goingOn={{ isPending: false, onPress: nothing }}
      onPoNumberChange={nothing}
      onRenew={nothing}
      {...props}
    />
  );
}

function finalReview(review: Reading<FinalReview>) {
  const write = {
    state: { status: 'idle' },
    isPending: false,
    failure: null,
    run: async () => ({ status: 'ignored' }) as const,
    reset: nothing,
  } as const;
  return (
    <FinalReviewScreen
      {...{ access: ALLOWED, retrying: ALLOWED, review, progress, openStep: 'purchase' }}
      placing={{
        ...{ access: ALLOWED, actingAs: null, secondsLeft: 872 },
        ...{ onPlace: nothing, onCheckAgain: nothing, onSendAgain: nothing },
      }}
      clientView={{ isOn: false, onChange: nothing }}
      retry={write}
      reorder={write}
    />
  );
}

function selectClient(rows: Reading<Page<Customer>>, tenants: Reading<readonly Tenant[]>) {
  const chosen = clientsOf(cart);
  const customers = rows.status === 'ready' ? rows.data.data : [];
  return (
    <SelectClientScreen
      access={ALLOWED}
      list={{
        rows,
        query: FIRST_QUERY,
        onQueryChange: nothing,
        searchText: '',
        onSearchTextChange: nothing,
        isSearchTooShort: false,
        selectedKeys: new Set(chosen.map(({ customerId }) => customerId)),
        onSelectionChange: nothing,
      }}
      cart={ready(cart)}
      customerType={1}
      currency="EUR"
      now={FUZZ_NOW}
      clients={{
        chosen,
        refusals: clientRefusals(customers, chosen, cart),
        ownCompany: customers[0] ?? null,
        recent: customers.slice(0, 3),
        tenants: mapReading(tenants, (all) => new Map([['c-1', all]])),
        ...{ onToggle: nothing, onDrop: nothing, onTenantChange: nothing },
      }}
      editing={{ ...EDITING, failure: null, onSave: nothing }}
    />
  );
}

/** Reads of the pages that lead to an order. */
export const PURCHASE_READS: readonly FuzzedRead[] = [
  fuzzed<Cart>({
    name: 'getCart',
    call: (client) => getCart(client),
    answer: CART,
    show: (read) => cartScreen({ cart: reading(read) }),
  }),
  fuzzed<Page<Customer>>({
    name: 'listCustomers (Select Client)',
    call: (client) => listCustomers(client, page),
    answer: { data: [CUSTOMER, { ...CUSTOMER, id: 'c-3' }], totalRecords: 2, totalPages: 1 },
    show: (read) => selectClient(reading(read), waiting),
  }),
  fuzzed<readonly Tenant[]>({
    name: 'listTenants',
    call: async (client) => (await listTenants(client, { id: 'c-1', ...page })).data,
    answer: { data: [TENANT, { ...TENANT, id: 'te-2' }], totalRecords: 2, totalPages: 1 },
    show: (read) => selectClient(waiting, reading(read)),
  }),
  fuzzed({
    name: 'listEndDates',
    call: (client) => listEndDates(client, { customerId: 'c-1', planId: 'pl-1', quantity: 25 }),
    answer: END_DATES,
    show: (read) => {
      const dates = mapReading(reading(read), (offered) => commonEndDates([offered]));
      const endDates = line ? { line, currency: 'EUR', dates, isOpen: true } : null;
      return cartScreen({ lines: { ...LINES, endDates } });
    },
  }),
  fuzzed<Quote>({
    name: 'getQuote',
    call: (client) => getQuote(client, { revision: 4 }),
    answer: QUOTE,
    show: (read) => {
      const priced = reading(read);
      return (
        <>
          {cartScreen({ quote: priced })}
          <ValidateCartScreen
            access={ALLOWED}
            validation={mapReading(priced, (one) => ({ cart, quote: one }))}
            progress={progress}
            openStep="review"
            ticked={new Set()}
            onTick={nothing}
            clientView={null}
            onCheckAgain={nothing}
          />
          {finalReview(
            mapReading(priced, (one) => {
              const request = { quote: one, confirm: confirmationsOf(one, cart) };
              const purchase = { status: 'requoted', request, before: quote } as const;
              return { stage: 'review', cart, purchase } as const;
            }),
          )}
        </>
      );
    },
  }),
  fuzzed<readonly Order[]>({
    name: 'listOrders',
    call: async (client) =>
      (await listOrders(client, { ...page, filters: { quoteId: ['q-1'] } })).data,
    answer: { data: [ORDER, { ...ORDER, id: 'o-2' }], totalRecords: 2, totalPages: 1 },
    show: (read) =>
      finalReview(
        ready({ stage: 'placed', orders: reading(read), isElsewhere: false, isNews: false }),
      ),
  }),
];
