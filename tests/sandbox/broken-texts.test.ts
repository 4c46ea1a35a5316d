import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { CSRF_HEADER, SESSION_HEADER } from '../../src/sandbox/http/headers';
import { ADMIN_EMAIL, CUSTOMER_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';

const sandbox = createSandbox();
let admin: CommerceCaller;

beforeEach(async () => {
  sandbox.reset();
  admin = await commerceCaller(sandbox, ADMIN_EMAIL);
});

const BROKEN = [
  ['half a character', 'a\ud800b'],
  ['the other half', '\udc00'],
  ['U+0000', 'a\u0000b'],
] as const;

/** Writes that keep a text, and where it is read afterwards. */
const WRITES = (text: string) =>
  [
    ['PATCH', '/cart', { revision: 0, poNumber: text }, '/cart'],
    [
      'PATCH',
      '/customers/customer-5',
      { revision: 1, contact: { name: text, email: 'a@b.example', phone: null } },
      '/customers/customer-5',
    ],
    ['PATCH', '/customers/customer-5', { revision: 1, name: text }, '/customers/customer-5'],
    ['PATCH', `/users/${CUSTOMER_EMAIL}`, { firstname: `${text}xxx` }, `/users/${CUSTOMER_EMAIL}`],
    ['PUT', '/preferences/columns', { value: { deep: [{ text }] } }, '/preferences'],
    ['PUT', '/preferences/columns', { value: { [text]: 1 } }, '/preferences'],
    ['POST', '/impersonation', { email: CUSTOMER_EMAIL, reason: text }, '/activity'],
    ['POST', '/users/me/passkeys', { name: text }, '/users/me/passkeys'],
  ] as const;

describe.each(BROKEN)('%s in a text (SECURITY 26)', (_what, text) => {
  it('is refused by every write, and nothing is kept', async () => {
    for (const [method, path, body, read] of WRITES(text)) {
      const before = (await admin('GET', read)).text;
      const { status, json } = await admin(method, path, body);
      expect([status, json.code], `${method} ${path}`).toEqual([400, 'bad_query']);
      expect(json.message).toMatch(/\.$/);
      expect((await admin('GET', read)).text).toBe(before);
    }
  });
});

it('text that is whole is taken as ever, also of two halves', async () => {
  const { revision } = (await admin('GET', '/cart')).json;
  const { json } = await admin('PATCH', '/cart', { revision, poNumber: '\ud83d\ude00 \ufffd' });
  expect(json.poNumber).toBe('\ud83d\ude00 \ufffd');
});

it('U+0000 and bytes that are no text are refused in the query of a write', async () => {
  for (const name of ['%00', 'a%00b', '%ED%A0%80', '%FF', '%']) {
    const { status } = await admin('POST', `/roles/create-role?roleName=${name}`, ['Order.Read']);
    expect(status, name).toBe(400);
  }
  expect(Object.keys((await admin('GET', '/roles/roles')).json)).toHaveLength(8);
});

it('bytes of a body that are no UTF-8 are refused', async () => {
  const signIn = await sandbox.fetch(
    new Request('http://portal.test/app/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: ADMIN_EMAIL, password: 'Plinth-2026!' }),
    }),
  );
  const headers = {
    'Content-Type': 'application/json',
    [SESSION_HEADER]: signIn.headers.get(SESSION_HEADER) ?? '',
    [CSRF_HEADER]: (await signIn.json()).csrfToken,
  };
  const { revision } = (await admin('GET', '/cart')).json;
  const text = new TextEncoder().encode(`{"revision":${revision},"poNumber":"a-b"}`);
  const write = async (bytes: readonly number[]) => {
    const body = Uint8Array.from([...text].flatMap((byte) => (byte === 45 ? bytes : [byte])));
    const request = new Request('http://portal.test/app/cart', { method: 'PATCH', headers, body });
    return (await sandbox.fetch(request)).status;
  };
  expect(await write([0xff])).toBe(400);
  expect(await write([0xed, 0xa0, 0x80])).toBe(400);
  expect((await admin('GET', '/cart')).json.poNumber).toBeNull();
  expect(await write([0xc3, 0xa9])).toBe(200);
});

describe('a number that is sent as a text', () => {
  it('is no revision', async () => {
    const { id, revision } = (await admin('GET', '/subscriptions?state=active')).json.data[0];
    const calls = [
      ['PATCH', '/cart', { poNumber: 'PO-1' }, 0],
      ['POST', '/cart/renew', {}, 0],
      ['PUT', '/cart/targets', { targets: [] }, 0],
      ['PATCH', `/subscriptions/${id}`, { friendlyName: 'Ours' }, revision],
      ['PUT', `/subscriptions/${id}/renewal`, { autoRenew: true }, revision],
      ['PATCH', '/customers/customer-5', { name: 'Other' }, 1],
      ['POST', '/customers/customer-5/suspend', { reason: '' }, 1],
    ] as const;
    for (const [method, path, body, seen] of calls) {
      for (const wrong of [String(seen), 1.5, true]) {
        const { status, json } = await admin(method, path, { ...body, revision: wrong });
        expect([status, json.code], `${method} ${path} ${wrong}`).toEqual([400, 'bad_query']);
      }
    }
    const cleared = await admin('DELETE', `/subscriptions/${id}/renewal?revision=${revision}`);
    expect(cleared.status).toBe(200);
  });

  it('is no quantity, wherever one is sent', async () => {
    const active = (await admin('GET', '/subscriptions?state=active&term=P1Y')).json.data;
    const { id, revision, planId } = active[0];
    for (const quantity of ['4', 1.5, true, []]) {
      const scheduled = { quantity, planId: null, endsOn: null };
      const renewal = { revision, autoRenew: true, scheduled };
      const answers = [
        await admin('PUT', `/subscriptions/${id}/renewal`, renewal),
        await admin('POST', '/cart/lines', { id: 'l-1', planId, quantity }),
      ];
      if (!Array.isArray(quantity)) {
        answers.push(
          await admin(
            'GET',
            `/subscriptions/${id}/changes/preview?kind=seats&quantity=${quantity}x`,
          ),
        );
      }
      for (const { status, json } of answers) {
        const [first] = json.errors ?? [];
        expect([status, first?.field, first?.code]).toEqual([422, 'quantity', 'not_integer']);
      }
    }
  });
});
