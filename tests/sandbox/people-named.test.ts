import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import {
  ADMIN_EMAIL,
  BUYER_EMAIL,
  CUSTOMER_EMAIL,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller, impersonatingCaller } from './commerce-caller';

const sandbox = createSandbox();
let admin: CommerceCaller;
let reseller: CommerceCaller;
let buyer: CommerceCaller;

beforeEach(async () => {
  sandbox.useScenario('signedOut');
  admin = await commerceCaller(sandbox, ADMIN_EMAIL);
  reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
  buyer = await commerceCaller(sandbox, BUYER_EMAIL);
});

const ids = async (call: CommerceCaller, path: string): Promise<readonly string[]> => {
  const { json } = await call('GET', path);
  return (json?.data ?? []).map(({ id }: { id: string }) => id);
};

/** Everything that somebody may read of commerce and of what was done, in one text. */
async function readBy(call: CommerceCaller): Promise<string> {
  const lists = [
    '/orders',
    '/statements',
    '/activity',
    '/subscriptions',
    '/customers',
    '/products',
  ];
  const texts: string[] = [];
  for (const list of lists) texts.push((await call('GET', `${list}?pageSize=100`)).text);
  for (const list of ['/orders', '/statements']) {
    for (const id of await ids(call, `${list}?pageSize=100`)) {
      texts.push((await call('GET', `${list}/${id}`)).text);
    }
    texts.push((await call('GET', `${list}/export`)).text);
  }
  for (const path of ['/cart', '/price-lists', '/notifications', '/roles/roles']) {
    texts.push((await call('GET', path)).text);
  }
  for (const part of ['summary', 'attention', 'spend']) {
    texts.push((await call('GET', `/dashboard/${part}`)).text);
  }
  return texts.join('\n');
}

/** E-mails in a text of users that the reader may not see. */
async function unseenIn(text: string, call: CommerceCaller): Promise<readonly string[]> {
  const me = (await call('GET', '/users/me')).json;
  const all: readonly { email: string }[] = (await admin('GET', '/users?pageSize=100')).json.data;
  const unseen: string[] = [];
  for (const { email } of all.filter((user) => text.includes(user.email))) {
    const path = `/users/${encodeURIComponent(email)}`;
    const isColleague = (await admin('GET', path)).json.customerId === me.customerId;
    // Whoever may not read users sees those of their own company.
    if (!isColleague && (await call('GET', path)).status !== 200) unseen.push(email);
  }
  return unseen;
}

describe('people of companies that the reader does not see (SECURITY 23)', () => {
  it.each([
    ['a reseller', RESELLER_EMAIL],
    ['a buyer', BUYER_EMAIL],
    ['a customer', CUSTOMER_EMAIL],
  ])('are nowhere for %s', async (_who, email) => {
    const call = await commerceCaller(sandbox, email);
    expect(await unseenIn(await readBy(call), call)).toEqual([]);
  });

  it('are their company where an order names them, in the list, alone and in the file', async () => {
    const mine = (await reseller('GET', '/orders?state=awaitingApproval')).json.data;
    const { id } = mine.find(({ placedBy }: { placedBy: string }) => placedBy === BUYER_EMAIL);
    const approved = await admin('POST', `/orders/${id}/approve`, {});
    expect(approved.json.approval.by).toBe(ADMIN_EMAIL);
    const told = (await reseller('GET', `/orders/${id}`)).json;
    expect(told).toMatchObject({ placedBy: BUYER_EMAIL, approval: { by: 'Plinth Cloud' } });
    expect(told.events.map(({ by, text }: { by: string; text: string }) => [text, by])).toEqual(
      expect.arrayContaining([
        ['Placed', BUYER_EMAIL],
        ['Approved', 'Plinth Cloud'],
      ]),
    );
    const listed = (await reseller('GET', '/orders?pageSize=100')).json.data;
    const row = listed.find((order: { id: string }) => order.id === id);
    expect(row.approval.by).toBe('Plinth Cloud');
    const byReseller = (await buyer('GET', '/orders?pageSize=100')).json.data;
    const names = new Set(byReseller.map(({ placedBy }: { placedBy: string }) => placedBy));
    expect(names).not.toContain(RESELLER_EMAIL);
    expect((await buyer('GET', '/orders/export')).text).not.toContain(RESELLER_EMAIL);
  });

  it('are their company in the words of an event, and somebody who acts sees themselves', async () => {
    sandbox.useScenario('impersonated', {
      signedInAs: ADMIN_EMAIL,
      impersonates: BUYER_EMAIL,
      allowedWhileImpersonating: ['placeOrders'],
    });
    const acting = await impersonatingCaller(sandbox);
    const waiting = (await acting('GET', '/orders?state=awaitingApproval')).json.data;
    const { id } = waiting.find(({ placedBy }: { placedBy: string }) => placedBy === BUYER_EMAIL);
    const cancelled = await acting('POST', `/orders/${id}/cancel`, {});
    const textIn = ({ events }: { events: readonly { text: string }[] }) => events.at(-1)?.text;
    expect(textIn(cancelled.json)).toBe(`Cancelled (${ADMIN_EMAIL} as ${BUYER_EMAIL})`);
    const alone = await commerceCaller(sandbox, BUYER_EMAIL);
    const told = (await alone('GET', `/orders/${id}`)).json;
    expect(textIn(told)).toMatch(/^Cancelled \((?!ada@).+ as buyer@plinth\.example\)$/);
    expect(told.events.at(-1).by).toBe(BUYER_EMAIL);
  });

  it('are their company where a payment names them', async () => {
    const paidBy = async (call: CommerceCaller) => {
      const [id] = await ids(call, '/statements?state=paid&direction=payable');
      const { payments } = (await call('GET', `/statements/${id}`)).json;
      return payments.map(({ by }: { by: string }) => by);
    };
    expect(await paidBy(reseller)).toEqual(['Plinth Cloud']);
    const [id] = await ids(reseller, '/statements?state=paid&direction=payable');
    expect((await admin('GET', `/statements/${id}`)).json.payments[0].by).toBe(ADMIN_EMAIL);
  });

  it('stay what they were when somebody of another company has their e-mail since', async () => {
    const { json } = await reseller('GET', '/orders?state=awaitingApproval');
    const order = json.data.find(({ placedBy }: { placedBy: string }) => placedBy === BUYER_EMAIL);
    expect((await admin('DELETE', `/users/${BUYER_EMAIL}`)).status).toBe(200);
    expect((await admin('POST', '/users', { email: BUYER_EMAIL })).status).toBe(200);
    // A user of the provider by now, not visible to a reseller.
    expect((await reseller('GET', `/orders/${order.id}`)).json.placedBy).toBe(BUYER_EMAIL);
  });
});
