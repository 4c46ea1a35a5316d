import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Clock } from '../../src/domain/time/clock';
import { systemClock } from '../../src/platform/clock';
import { totpCode } from '../../src/sandbox/auth/totp';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import {
  ADMIN_EMAIL,
  BUYER_EMAIL,
  DEMO_PASSWORD,
  DEMO_TOTP_SECRET,
} from '../../src/sandbox/world/accounts';
import { createRedactor, textReport } from '../../tools/conformance/report';
import { runConformance } from '../../tools/conformance/run-conformance';
import { type SuiteOptions, UnreachableError } from '../../tools/conformance/suite';
import { ask, post, signIn, startPortal } from '../server/fixture';
import { startBroken } from './broken-server';
import { DAILY_FAULTS } from './daily-faults';
import { allAtOnce, blamedOf, type FaultGroup, groupFaults } from './fault-groups';
import { FAULTS } from './faults';
import { SELLING_FAULTS } from './selling-faults';

const account = { email: ADMIN_EMAIL, password: DEMO_PASSWORD };
/** Whose orders wait for approval. */
const buyer = { email: BUYER_EMAIL, password: DEMO_PASSWORD };

function run(baseUrl: string, options: Partial<SuiteOptions> = {}) {
  return runConformance({
    baseUrl,
    endpoints: {},
    timeoutMs: 20_000,
    portalOrigin: null,
    account,
    buyer: null,
    askCode: async () => null,
    isWriting: false,
    isBuying: false,
    redactor: createRedactor(),
    ...options,
  });
}

const start = (clock: Clock = systemClock) => startPortal({ sandbox: createSandbox({ clock }) });

async function runBroken(group: FaultGroup) {
  const { url } = await start();
  const broken = await startBroken(url, allAtOnce(group.map(({ fault }) => fault)));
  return run(broken, { isWriting: group.some(({ isWrite }) => isWrite) });
}

/** Where time passes so many times as fast: its vendors take half a second and not eight. */
function hastyClock(factor: number): Clock {
  const began = Date.now();
  return {
    ...systemClock,
    now: () => began + (Date.now() - began) * factor,
    setTimeout: (run, ms) => systemClock.setTimeout(run, ms / factor),
  };
}

function wrongOf({ checks }: Awaited<ReturnType<typeof run>>): readonly string[] {
  return checks.flatMap(({ endpoint, findings }) =>
    findings.filter(({ level }) => level === 'wrong').map(({ path }) => `${endpoint}: ${path}`),
  );
}

/** Each finding says where it is written. */
function expectSources(report: Awaited<ReturnType<typeof run>>): void {
  const text = textReport(report);
  expect(text).toContain('Where that is written:');
  for (const { basis, link } of report.checks.flatMap((check) => check.findings)) {
    expect(basis).toMatch(/^((specification|contract|commerce|wire|workday) §\d|SECURITY\.md$)/);
    expect(link).toMatch(
      /^(docs\/(specification|contract|commerce|commerce-wire|commerce-day)\.md#\d[\w-]+|SECURITY\.md#[\w-]+)$/,
    );
    expect(text).toContain(link);
  }
}

/** A sign-in leaves its time behind, as it should. */
const withoutLogins = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/"lastLoginDate":"[^"]*"/g, ''));

describe('the conformance suite', () => {
  it('finds nothing wrong with our own server, and leaves nothing behind', async () => {
    const { url } = await start();
    const { cookie } = await signIn(url, account);
    const everything = async () =>
      Promise.all(
        ['/app/users?pageSize=100', '/app/roles/roles', '/app/notifications'].map(
          async (path) => (await ask(url, path, { headers: { cookie } })).text,
        ),
      );
    const before = await everything();
    const report = await run(url, { isWriting: true });
    expect(wrongOf(report)).toEqual([]);
    expect(report.skipped).toBe(0);
    expect(report.right).toBe(report.checks.length);
    expect(withoutLogins(await everything())).toEqual(withoutLogins(before));
    expect(textReport(report)).toContain('Nothing is wrong.');
  });

  it('asks what needs no session when there is no account', async () => {
    const { url } = await start();
    const report = await run(url, { account: null });
    expect(wrongOf(report)).toEqual([]);
    expect(report.isSignedIn).toBe(false);
    expect(textReport(report)).toContain('give --email');
  });

  it('says that an account could not be signed in', async () => {
    const { url } = await start();
    const report = await run(url, { account: { ...account, password: 'Wrong-2026!' } });
    expect(wrongOf(report)).toEqual(['login: status']);
    expect(textReport(report)).toContain('could not be signed in');
  });

  it('signs in with a second factor', async () => {
    const { url } = await start();
    const report = await run(url, {
      account: { email: 'two-factor@plinth.example', password: DEMO_PASSWORD },
      askCode: () => totpCode(DEMO_TOTP_SECRET, systemClock.now()),
    });
    expect(report.isSignedIn).toBe(true);
    expect(wrongOf(report)).toEqual([]);
  });

  it('signs in a buyer with a second factor of their own', async () => {
    const { url } = await start();
    const { cookie, csrfToken } = await signIn(url, buyer);
    const headers = { cookie, 'X-Csrf-Token': csrfToken };
    const setUp = `/app/users/setup2fa`;
    const { text } = await ask(url, `${setUp}/${buyer.email}`, { headers });
    const secret: string = JSON.parse(text).sharedKey;
    const code = await totpCode(secret, systemClock.now());
    const query = `email=${encodeURIComponent(buyer.email)}&code=${code}`;
    await ask(url, `${setUp}?${query}`, { method: 'POST', headers });
    const withCode = await run(url, {
      buyer,
      askCode: async (asked) => (asked === buyer ? totpCode(secret, systemClock.now()) : null),
    });
    expect(wrongOf(withCode)).toEqual([]);
    const logins = ({ checks }: typeof withCode) =>
      checks.flatMap(({ title, outcome }) => (/buyer/.test(title) ? `${title}: ${outcome}` : []));
    expect(logins(withCode)).toEqual([
      'asks for the second factor of the buyer: right',
      'signs in the buyer: right',
    ]);
    const without = await run(url, { buyer });
    expect(logins(without)).toContain('signs in the buyer: skipped');
  });

  describe.each(groupFaults([...FAULTS, ...DAILY_FAULTS]).map((group) => [group]))(
    'of a server with faults',
    (group) => {
      let whole: ReturnType<typeof run> | undefined;

      it.each(group.map((planted) => [planted.name, planted] as const))(
        'names it when %s',
        async (_, { endpoint, field }) => {
          // The first of them asks for all.
          whole ??= runBroken(group);
          const report = await whole;
          const wrong = wrongOf(report);
          expect(wrong).toContain(`${endpoint}: ${field}`);
          // Nothing else is blamed.
          const blamed = new Set(wrong.map((line) => line.split(':')[0]));
          expect([...blamed].sort()).toEqual(group.flatMap(blamedOf).sort());
          const text = textReport(report);
          expect(text).toMatch(/\d fields? (is|are) wrong/);
          expectSources(report);
        },
      );
    },
  );

  it('buys from our own server, finds nothing wrong, and ends what it has bought', async () => {
    const { url } = await start(hastyClock(16));
    const report = await run(url, { isBuying: true, buyer });
    expect(wrongOf(report)).toEqual([]);
    expect(report.checks.filter(({ outcome }) => outcome === 'skipped')).toEqual([]);
    const { cookie } = await signIn(url, account);
    const read = async (path: string) =>
      JSON.parse((await ask(url, `/app${path}`, { headers: { cookie } })).text);
    const customers = await read('/customers?searchString=Plinth+conformance');
    expect(customers.data).toMatchObject([{ state: 'closed' }]);
    const subscriptions = await read(`/subscriptions?customerId=${customers.data[0].id}`);
    expect(subscriptions.data).toMatchObject([{ state: 'cancelled' }]);
    expect(await read('/cart')).toMatchObject({ lines: [], targets: [], poNumber: null });
  });

  it('names every mistake of a server that sells otherwise, and nothing else', async () => {
    const { url } = await start(hastyClock(16));
    const report = await run(
      await startBroken(url, allAtOnce(SELLING_FAULTS.map(({ fault }) => fault))),
      { isBuying: true, buyer },
    );
    const planted = SELLING_FAULTS.flatMap(({ wrong }) => wrong);
    expect([...wrongOf(report)].sort()).toEqual([...planted].sort());
    expectSources(report);
  });

  it('asks as somebody who may look as roles, and little else', async () => {
    const { url } = await start();
    const { cookie, csrfToken } = await signIn(url, account);
    const write = (path: string, body: readonly string[]) =>
      post(url, `/app/roles/${path}`, body, { cookie, 'x-csrf-token': csrfToken });
    const email = 'bruno.keller@plinth.example';
    await write('create-role?roleName=Looker', ['Permissions.Read', 'Permissions.Edit']);
    await write('assign-role?roleName=Looker', [email]);
    const report = await run(url, { account: { email, password: DEMO_PASSWORD } });
    const views = report.checks.filter(({ title }) => title.startsWith('a view of a role gives'));
    expect(views.map(({ endpoint, outcome }) => `${endpoint}: ${outcome}`)).toEqual([
      'listUsers: right',
      'listCustomers: right',
      'listOrders: right',
      'listSubscriptions: right',
    ]);
  });

  it('asks on behalf of a portal on another origin, and by an endpoint table of its own', async () => {
    const { url } = await start();
    const report = await run(url, {
      portalOrigin: 'https://portal.example',
      endpoints: { getCustomerType: { method: 'GET', path: '/app/v2/level' } },
    });
    const wrong = wrongOf(report);
    expect(wrong).toContain('getCurrentUser: header Access-Control-Allow-Origin');
    expect(wrong).toContain('updateUser: status');
    expect(wrong).toContain('getCustomerType: status');
    expect(report.checks.some(({ path }) => path === '/app/v2/level')).toBe(true);
  });

  it('never goes where a redirect leads', async () => {
    let calls = 0;
    const elsewhere = createServer((_, outgoing) => {
      calls += 1;
      outgoing.end('{}');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void elsewhere.close());
    const { port } = elsewhere.address() as AddressInfo;
    const { url } = await start();
    const broken = await startBroken(url, {
      answer(passing) {
        passing.status = 307;
        passing.headers.location = `http://127.0.0.1:${port}/app/login`;
      },
    });
    const report = await run(broken);
    expect(report.right).toBe(0);
    expect(calls).toBe(0);
  });

  it('shows no secret, even when the server sends it back', async () => {
    const { url } = await start();
    const seen = new Set<string>([DEMO_PASSWORD]);
    const broken = await startBroken(url, {
      request(incoming) {
        const token = incoming.headers['x-csrf-token'];
        const cookie = incoming.headers.cookie?.split('=')[1];
        if (typeof token === 'string' && !token.startsWith('plinth-')) seen.add(token);
        if (cookie) seen.add(cookie);
      },
      answer(passing, incoming) {
        if (!incoming.headers.cookie) return;
        passing.status = 400;
        passing.body = { message: 1, echo: [...seen] };
        passing.headers['x-echo'] = [...seen].join(' ');
      },
    });
    const redactor = createRedactor();
    redactor.add(DEMO_PASSWORD);
    const report = await run(broken, { redactor });
    const texts = [textReport(report), JSON.stringify(report)];
    expect(seen.size).toBeGreaterThan(1);
    for (const secret of seen) {
      for (const text of texts) expect(text.includes(secret.slice(0, 12))).toBe(false);
    }
  });

  it('asks no further when the server has stopped answering, and says what is left', async () => {
    const { url } = await start();
    let isSilent = false;
    const broken = await startBroken(url, {
      request(incoming) {
        if (isSilent) incoming.socket.destroy();
        const isChange = incoming.method === 'PATCH';
        if (isChange && incoming.url?.includes('example.com')) isSilent = true;
      },
    });
    const report = await run(broken, { isWriting: true });
    const silent = report.checks.filter(({ reason }) => reason.includes('stopped answering'));
    expect(silent.length).toBeGreaterThan(3);
    expect(textReport(report)).toMatch(/deletes the user of this run, plinth-conformance-\w+@/);
  });

  it('removes what it has made when it is ended early', async () => {
    const { url } = await start();
    const { cookie } = await signIn(url, account);
    const roles = async () => (await ask(url, '/app/roles/roles', { headers: { cookie } })).text;
    const before = await roles();
    const ending = new AbortController();
    const broken = await startBroken(url, {
      answer(_, incoming) {
        if (incoming.url?.includes('/create-role?roleName=Plinth')) ending.abort();
      },
    });
    const report = await run(broken, { isWriting: true, signal: ending.signal });
    expect(report.checks.some(({ reason }) => reason === 'the run was ended')).toBe(true);
    expect(await roles()).toBe(before);
  });

  it('reports an unreachable server', async () => {
    await expect(run('http://127.0.0.1:9')).rejects.toThrow(UnreachableError);
  });
});

describe('what no report may show', () => {
  it('is hidden whole and where a value was cut', () => {
    const redactor = createRedactor();
    redactor.add('a-very-long-secret-of-the-server');
    const clean = redactor.clean('x a-very-long-secret-of-the-server y a-very-long-secr… z');
    expect(clean).toBe('x [hidden] y [hidden]… z');
  });
});
