import { listCustomers } from '../../../src/api/calls/customers';
import {
  checkDomain,
  getPriceList,
  getProduct,
  listEndDates,
  listPriceLists,
  listProducts,
} from '../../../src/api/calls/products';
import type { Customer } from '../../../src/domain/customers/customer';
import type { Plan, Product } from '../../../src/domain/products/product';
import { shapeOf } from '../shapes';
import type { Suite } from '../suite';
import { invalidIn, refusedAs } from './refused-as';
import { checkBeyond, checkTotals } from './users';

const PAGE_SIZE = 5;
const FAR_PAGE = 100_000;
const BASIS = 'wire §3.1';

/** The product that the checks of the cart buy, and its customer; null if none was found. */
export interface KnownOffer {
  readonly product: Product;
  readonly plan: Plan;
  /** Who pays in the currency of the plan. */
  readonly customer: Customer;
}

/** What can be bought by anybody: a licence for a term, with no conditions. */
export function buyableOf(
  products: readonly Product[],
): Pick<KnownOffer, 'product' | 'plan'> | null {
  for (const product of products) {
    const { state, requires, countries, needsTenant, plans } = product;
    const isFree = requires.length === 0 && countries.length === 0 && !needsTenant;
    const plan = plans.find(({ cycle, trialDays }) => cycle === 'month' && !trialDays);
    if (state === 'active' && isFree && plan) return { product, plan };
  }
  return null;
}

async function checkList(suite: Suite): Promise<void> {
  const { own } = suite;
  const page = (pageNumber: number, searchString = '') =>
    own.call((client) => listProducts(client, { pageNumber, pageSize: PAGE_SIZE, searchString }));

  await suite.check('listProducts', 'answers a page of products', async (check) => {
    const answer = await page(1);
    check.skipIfForbidden(answer);
    if (!check.good(answer, shapeOf('listProducts'), BASIS)) return;
    checkTotals(check, answer.value, PAGE_SIZE, 'wire §2');
  });

  await suite.check('listProducts', 'searches, and has pages', async (check) => {
    const none = await page(1, suite.nothing);
    check.skipIfForbidden(none);
    if (!check.good(none, shapeOf('listProducts'), 'wire §2')) return;
    const { data = [], totalPages = 0 } = none.value ?? {};
    check.expect(data.length === 0, 'data', 'none that is called so', `${data.length}`, 'wire §2');
    check.expect(totalPages === 0, 'totalPages', '0 without a match', totalPages, 'wire §2');
    const far = await page(FAR_PAGE);
    checkBeyond(check, far, far.value?.data.length);
  });

  for (const [title, query] of [
    ['a page of 0', { pageNumber: '0' }],
    ['a page of 101 rows', { pageSize: '101' }],
    ['an order that it does not list', { sort: 'conformance' }],
  ] as const) {
    await suite.check('listProducts', `refuses ${title}`, async (check) => {
      const answer = await own.raw({ endpoint: 'listProducts', query });
      check.skipIfForbidden(answer);
      refusedAs(check, answer, 400, 'bad_query');
    });
  }

  await suite.check('listProducts', 'refuses the prices of nobody', async (check) => {
    const query = { customerId: suite.nothing };
    const answer = await own.raw({ endpoint: 'listProducts', query });
    check.skipIfForbidden(answer);
    refusedAs(check, answer, 404, 'not_found');
  });

  await suite.check('getProduct', 'refuses a product that is not there', async (check) => {
    const answer = await own.call((client) => getProduct(client, { id: suite.nothing }));
    check.skipIfForbidden(answer);
    refusedAs(check, answer, 404, 'not_found');
  });
}

/** Looks for a customer, and for something to buy for them. */
async function findOffer(suite: Suite): Promise<KnownOffer | null> {
  const { own } = suite;
  let known: KnownOffer | null = null;
  await suite.check('getProduct', 'has the prices of a customer', async (check) => {
    const customers = await own.call((client) =>
      listCustomers(client, { pageNumber: 1, pageSize: 100, searchString: '', filters: {} }),
    );
    check.skipIfForbidden(customers);
    const active = customers.value?.data.find(({ state }) => state === 'active');
    const customer = active ?? check.skip('the account has no active customer');
    const { id: customerId, currency } = customer;
    const asked = { pageNumber: 1, pageSize: 100, searchString: '', customerId };
    const listed = await own.call((client) => listProducts(client, asked));
    check.skipIfForbidden(listed);
    if (!check.good(listed, shapeOf('listProducts'), BASIS)) return;
    const offer =
      buyableOf(listed.value?.data ?? []) ??
      check.skip('there is nothing that this customer can buy');
    known = { ...offer, customer };
    const { id } = offer.product;
    const answer = await own.call((client) => getProduct(client, { id, customerId }));
    if (!check.good(answer, shapeOf('getProduct'), BASIS) || !answer.value) return;
    answer.value.plans.forEach((plan, at) => {
      const path = `plans[${at}]`;
      const isTheirs = plan.currency === currency;
      check.expect(isTheirs, `${path}.currency`, currency, plan.currency, BASIS);
      const hasPrice = plan.unitPrice !== null;
      check.expect(hasPrice, `${path}.unitPrice`, "the customer's price", 'none', BASIS);
    });
  });
  return known;
}

async function checkPriceLists(suite: Suite): Promise<void> {
  const { own } = suite;
  const asked = { pageNumber: 1, pageSize: PAGE_SIZE, searchString: '' };
  let known: string | undefined;
  await suite.check('listPriceLists', 'answers a page of price lists', async (check) => {
    const answer = await own.call((client) => listPriceLists(client, asked));
    check.skipIfForbidden(answer);
    if (!check.good(answer, shapeOf('listPriceLists'), BASIS)) return;
    checkTotals(check, answer.value, PAGE_SIZE, 'wire §2');
    known = answer.value?.data[0]?.id;
  });
  await suite.check('getPriceList', 'answers a price list', async (check) => {
    const id = known ?? check.skip('there is no price list');
    const answer = await own.call((client) => getPriceList(client, { id }));
    check.good(answer, shapeOf('getPriceList'), BASIS);
  });
  await suite.check('getPriceList', 'refuses a price list that is not there', async (check) => {
    const answer = await own.call((client) => getPriceList(client, { id: suite.nothing }));
    check.skipIfForbidden(answer);
    refusedAs(check, answer, 404, 'not_found');
  });
}

/** The calls of products and prices that change nothing (wire §3.1). */
export async function checkProducts(suite: Suite): Promise<KnownOffer | null> {
  const { own } = suite;
  await checkList(suite);
  const known = await findOffer(suite);
  await checkPriceLists(suite);

  await suite.check('checkDomain', 'says whether a domain is free', async (check) => {
    const vendorId = known?.product.vendor.id ?? check.skip('no vendor is known');
    const ask = (prefix: string) => own.call((client) => checkDomain(client, { prefix, vendorId }));
    const answer = await ask(`plinth${suite.mark}`);
    check.skipIfForbidden(answer);
    if (!check.good(answer, shapeOf('checkDomain'), BASIS)) return;
    invalidIn(check, await ask('ab'), 'domainPrefix', 'domain_invalid');
  });

  await suite.check('listEndDates', 'answers the days that a term can end on', async (check) => {
    const { customer, plan } = known ?? check.skip('there is nothing to buy');
    const asked = { customerId: customer.id, planId: plan.id, quantity: 1 };
    const answer = await own.call((client) => listEndDates(client, asked));
    check.skipIfForbidden(answer);
    if (!check.good(answer, shapeOf('listEndDates'), BASIS) || !answer.value) return;
    const days = answer.value.map(({ endsOn }) => endsOn);
    const isSorted = days.join() === [...days].sort().join();
    check.expect(isSorted, '', 'the earliest day first', days.join(), BASIS);
    answer.value.forEach(({ firstNet, refusal }, at) => {
      const isOne = (firstNet === null) !== (refusal === null);
      const got = isOne ? '' : 'both, or neither';
      check.expect(isOne, `[${at}]`, 'firstNet, or a refusal', got, BASIS);
    });
  });

  await suite.check('listEndDates', 'refuses a plan that is not there', async (check) => {
    const { customer } = known ?? check.skip('there is nothing to buy');
    const asked = { customerId: customer.id, planId: suite.nothing, quantity: 1 };
    const answer = await own.call((client) => listEndDates(client, asked));
    check.skipIfForbidden(answer);
    refusedAs(check, answer, 404, 'not_found');
  });
  return known;
}
