import { describe, expect, it } from 'vitest';
import { createSandbox, NOTHING_HERE } from '../../src/sandbox/create-sandbox';
import { CSRF_HEADER, SESSION_HEADER } from '../../src/sandbox/http/headers';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_PASSWORD,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { callName } from '../../src/testing/calls';
import { createAuthenticator } from '../../tools/conformance/authenticator';
import { ODD_VALUES } from '../../tools/fuzz/mutate';
import { isDeclared } from '../../tools/openapi/refusals';
import { CALL_NAMES, CALLS, type CallName } from '../api/every-call';

const ORIGIN = 'http://portal.test';
const PASSKEYS = '/app/users/me/passkeys';

/** What may stand in an address: also what is not well formed. */
const ODD_PARTS = [
  '',
  '%20',
  '%',
  '%E0%A4%A',
  '%ED%A0%80',
  '%00',
  '__proto__',
  'constructor',
  '-1',
  '1.5',
  '1e999',
  '9007199254740993',
  '0x10',
  '٣',
  '2026-13-45',
  '2026-99',
  '[]',
  '{}',
  'null',
  '[[1]]',
  '%7B%22columns%22%3A7%7D',
  '%7B%22searchString%22%3A%7B%7D%2C%22pageSize%22%3A%22x%22%7D',
  'x'.repeat(20_000),
  '%F0%9F%91%A9',
  'a,b,,c',
  '-,',
];

/** What stands where base64url belongs. */
const PASSKEY_VALUES: readonly unknown[] = [
  ...['A', 'AAAAA', '!', 'a b', 'ä', '=', 'AAAA', 'A'.repeat(48), 'A'.repeat(9_999), '\ud83d'],
  ...['bnVsbA', 'W10', 'e30', '__proto__', '', null, 7, -7, 1e308, [], {}],
];

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An administrator who signs in again whenever they are signed out. */
async function caller() {
  const sandbox = createSandbox();
  let headers: Record<string, string> = {};

  const send = ({ method, path, body, headers: more }: Sent) =>
    sandbox.fetch(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers, ...more },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );
  const json = async (sent: Sent) => (await send(sent)).json();
  async function signIn() {
    const { email, password } = { email: ADMIN_EMAIL, password: DEMO_PASSWORD };
    const answer = await send({ method: 'POST', path: '/app/login', body: { email, password } });
    const { csrfToken } = await answer.json();
    headers = {
      [SESSION_HEADER]: answer.headers.get(SESSION_HEADER) ?? '',
      [CSRF_HEADER]: csrfToken,
    };
  }
  async function reset() {
    sandbox.reset();
    headers = {};
    await signIn();
  }
  await reset();
  return { send, json, reset, sandbox };
}

type Caller = Awaited<ReturnType<typeof caller>>;

/** Ids of the seed in the place of those that the table of calls makes up. */
async function realIds({ json }: Caller): Promise<readonly (readonly [RegExp, string])[]> {
  const first = async (path: string, id = 'id') => {
    const { data } = await json({ method: 'GET', path });
    return String(data[0]?.[id]);
  };
  const customer = await first('/app/customers?pageSize=5&level=0');
  const product = await first('/app/products?pageSize=5&kind=license');
  const { plans } = await json({ method: 'GET', path: `/app/products/${product}` });
  return [
    [/\bc-1\b/g, customer],
    [/p%2F1(?=\?|$)/g, product],
    [/\bpl-1\b/g, plans[0].id],
    [/\bpr-1\b/g, await first('/app/price-lists')],
    [/\bo-1\b/g, await first('/app/orders')],
    [/\bs-1\b/g, await first('/app/subscriptions?state=active')],
    [/\bst-1\b/g, await first('/app/statements?state=open')],
    [/\bte-1\b/g, 'tenant-1'],
    [/zo%C3%AB%2B1%40example\.com/g, encodeURIComponent(CUSTOMER_EMAIL)],
    [/zoë\+1@example\.com/g, RESELLER_EMAIL],
    [/\bportal\.example\b/g, 'portal.test'],
    [/"revision":\d+/g, '"revision":0'],
    [/\brevision=\d+/g, 'revision=0'],
  ];
}

/** What a call sends, to records that are there. */
function sentBy(name: CallName, ids: readonly (readonly [RegExp, string])[]): Sent {
  const { request, body } = CALLS[name];
  const real = (text: string) => ids.reduce((so, [made, id]) => so.replace(made, id), text);
  const [method = '', path = ''] = real(request).split(' ');
  return {
    method,
    path,
    ...(body !== undefined && { body: JSON.parse(real(JSON.stringify(body))) }),
  };
}

/** Every place of a value, with each odd value in it. */
function* spoilt(value: unknown): Generator<unknown> {
  for (const odd of ODD_VALUES) yield odd();
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const odd of spoilt(inner)) {
      const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
        ? [...value]
        : { ...value };
      Object.assign(copy, { [key]: odd });
      yield copy;
    }
    if (Array.isArray(value)) return;
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
  }
}

function* spoiltPaths(path: string): Generator<string> {
  const [address = '', query = ''] = path.split('?');
  const parts = address.split('/');
  for (const at of parts.keys()) {
    if (at < 3) continue;
    for (const odd of ODD_PARTS) yield `${parts.with(at, odd).join('/')}${query && `?${query}`}`;
  }
  const pairs = query === '' ? [] : query.split('&');
  for (const [at, pair] of pairs.entries()) {
    const name = pair.split('=')[0];
    for (const odd of ODD_PARTS) {
      yield `${address}?${pairs.with(at, `${name}=${odd}`).join('&')}`;
    }
  }
}

/** What is wrong with the answer; null for nothing. */
async function problemOf({ send }: Caller, sent: Sent): Promise<string | null> {
  const shown = `${sent.method} ${sent.path} ${JSON.stringify(sent.body)}`.slice(0, 300);
  try {
    const answer = await send(sent);
    const text = await answer.text();
    if (answer.status < 400) return null;
    const { message = null, code } = /^\{/.test(text) ? JSON.parse(text) : {};
    const isRefused = answer.status < 500 && typeof message === 'string' && message !== '';
    const name = callName(sent.method, sent.path.split('?')[0] ?? '');
    // No call is refused in a way that it does not declare.
    const isKnown = isDeclared(message === NOTHING_HERE ? null : name, answer.status, code);
    return isRefused && isKnown ? null : `${answer.status} ${text.slice(0, 100)}: ${shown}`;
  } catch (error) {
    return `${String(error)}: ${shown}`;
  }
}

/** Lists that still have to be answered after what was written. */
const READS = [
  '/app/users',
  '/app/roles/roles',
  '/app/roles',
  '/app/notifications',
  '/app/preferences',
  '/app/activity',
  '/app/customers',
  '/app/products',
  '/app/price-lists',
  '/app/cart',
  '/app/orders',
  '/app/orders/export',
  '/app/subscriptions',
  '/app/subscriptions/export',
  '/app/statements',
  '/app/dashboard/summary',
  '/app/dashboard/attention',
  '/app/dashboard/spend',
  '/app/sandbox',
];

async function expectReads(by: Caller): Promise<void> {
  for (const path of READS) {
    const answer = await by.send({ method: 'GET', path });
    expect([path, answer.status]).toEqual([path, 200]);
  }
}

describe('what nobody sends on purpose is refused with a sentence, and never breaks the server', () => {
  const shared = caller();

  it.each(CALL_NAMES)('%s', async (name) => {
    const by = await shared;
    const sent = sentBy(name, await realIds(by));
    const problems: (string | null)[] = [];
    for (const path of spoiltPaths(sent.path)) {
      problems.push(await problemOf(by, { ...sent, path }));
    }
    if (sent.body !== undefined) {
      for (const body of spoilt(sent.body)) problems.push(await problemOf(by, { ...sent, body }));
    }
    if (sent.method !== 'GET' || name === 'logout') {
      if (name !== 'logout') await expectReads(by);
      await by.reset();
    }
    expect(problems.filter((problem) => problem !== null).slice(0, 5)).toEqual([]);
  });

  it('a passkey that is added', async () => {
    const by = await shared;
    const make = createAuthenticator({ origin: ORIGIN }).make;
    const create = async () => make(await by.json({ method: 'POST', path: `${PASSKEYS}/options` }));
    const problems: (string | null)[] = [];
    const first = await create();
    for (const field of Object.keys(first)) {
      for (const odd of PASSKEY_VALUES) {
        const credential = { ...(await create()), [field]: odd };
        problems.push(
          await problemOf(by, { method: 'POST', path: PASSKEYS, body: { credential } }),
        );
      }
    }
    for (const field of Object.keys(Object(first.response))) {
      for (const odd of PASSKEY_VALUES) {
        const credential = await create();
        const response = { ...Object(credential.response), [field]: odd };
        const body = { credential: { ...credential, response } };
        const problem = await problemOf(by, { method: 'POST', path: PASSKEYS, body });
        problems.push(problem);
      }
    }
    expect(problems.filter((problem) => problem !== null).slice(0, 5)).toEqual([]);
    // Whatever key was taken can be used, and is refused when it is another one.
    const kept = await by.json({ method: 'GET', path: PASSKEYS });
    expect(kept.map(({ id }: { id: string }) => id)).not.toContain('');
    await by.reset();
  });

  it('a passkey that signs in', async () => {
    const by = await shared;
    const own = createAuthenticator({ origin: ORIGIN });
    const credential = await own.make(
      await by.json({ method: 'POST', path: `${PASSKEYS}/options` }),
    );
    expect(
      await problemOf(by, { method: 'POST', path: PASSKEYS, body: { credential } }),
    ).toBeNull();
    const path = '/app/login/passkey';
    const use = async () =>
      own.use(await by.json({ method: 'POST', path: '/app/login/passkey-options' }));
    const problems: (string | null)[] = [];
    for (const field of ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle']) {
      for (const odd of PASSKEY_VALUES) {
        const used = await use();
        const response = { ...Object(used.response), [field]: odd };
        const body = { credential: { ...used, response } };
        problems.push(await problemOf(by, { method: 'POST', path, body }));
      }
    }
    expect(problems.filter((problem) => problem !== null).slice(0, 5)).toEqual([]);
    await by.reset();
  });

  it.each(['Origin', 'X-View-As-Role', 'X-Impersonation-Session', 'X-Csrf-Token', 'User-Agent'])(
    'the header %s',
    async (header) => {
      const by = await shared;
      const problems: (string | null)[] = [];
      for (const path of ['/app/users/me', `${PASSKEYS}/options`, '/app/login/passkey-options']) {
        for (const value of [
          'null',
          'x',
          '%',
          '%ED%A0%80',
          'http://',
          'http://[',
          ':::',
          '\u00ff',
        ]) {
          const headers = { 'Sec-Fetch-Site': 'same-origin', [header]: value };
          const method = path === '/app/users/me' ? 'GET' : 'POST';
          problems.push(await problemOf(by, { method, path, headers }));
        }
      }
      expect(problems.filter((problem) => problem !== null)).toEqual([]);
    },
  );
});
