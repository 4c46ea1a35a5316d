import type { ImpersonationSetting } from '../../src/domain/impersonation/restrictions';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import {
  CSRF_HEADER,
  IMPERSONATION_HEADER,
  SESSION_HEADER,
  VIEW_AS_HEADER,
} from '../../src/sandbox/http/headers';
import {
  ADMIN_EMAIL,
  DEMO_PASSWORD,
  DEMO_RECOVERY_CODES,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { IDLE_ROLE, type Subject } from './readings';
import type { Parents, Person } from './verdicts';

const ORIGIN = 'http://portal.test';
const PROVIDER = 'customer-1';
const NORDLYS = 'customer-2';
const ADRIA = 'customer-4';

/** Calls in somebody's name. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<Response>;

/** The people who get roles of many rights, so that each level has somebody with them. */
const POWERS: readonly (readonly [role: string, emails: readonly string[]])[] = [
  ['People', ['olga.sokolovskaya@sever.example', 'milica@balkan.example']],
  ['Roles', ['halyna@nordlys.example', 'giorgos@aegean-cloud.example']],
  ['Everything', ['dimitra@aegean-cloud.example', 'khaled@dunes.example']],
];

// biome-ignore lint/suspicious/noExplicitAny: a stranger's answers are read as they come.
const read = async (answer: Response): Promise<any> => answer.json();

/** A world with everybody in it, and what they can be asked about. */
export async function openWorld(allowedWhileImpersonating?: readonly ImpersonationSetting[]) {
  const sandbox = createSandbox();
  if (allowedWhileImpersonating) {
    sandbox.useScenario('signedOut', { allowedWhileImpersonating });
  }
  let recovery = 0;

  async function call(
    headers: Readonly<Record<string, string>>,
    ...[method, path, body]: Parameters<Ask>
  ) {
    return sandbox.fetch(
      new Request(`${ORIGIN}/app${path}`, {
        method,
        headers: { ...headers, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  }

  /** The headers of somebody who has signed in. */
  async function signIn(email: string): Promise<Readonly<Record<string, string>>> {
    const tfaCode = DEMO_RECOVERY_CODES[recovery] ?? '';
    const plain = { email, password: DEMO_PASSWORD };
    let answer = await call({}, 'POST', '/login', plain);
    if (answer.status === 400) {
      recovery += 1;
      answer = await call({}, 'POST', '/login', { ...plain, tfaCode });
    }
    const session = answer.headers.get(SESSION_HEADER) ?? '';
    const { csrfToken, message } = await read(answer);
    if (!session) throw new Error(`${email} cannot sign in: ${message}`);
    return { [SESSION_HEADER]: session, [CSRF_HEADER]: csrfToken };
  }

  const as =
    (headers: Readonly<Record<string, string>>): Ask =>
    (...asked) =>
      call(headers, ...asked);

  /** Calls of somebody who signs in again when a call of the walk has ended the session. */
  function lasting(email: string): Ask {
    let headers: Promise<Readonly<Record<string, string>>> | undefined;
    return async (...asked) => {
      headers ??= signIn(email);
      const answer = await call(await headers, ...asked);
      if (answer.status !== 401) return answer;
      headers = signIn(email);
      return call(await headers, ...asked);
    };
  }

  const admin = lasting(ADMIN_EMAIL);
  const get = async (path: string) => read(await admin('GET', path));

  /** The calls of a tab that acts as somebody; the verdict where it may not. */
  async function act(email: string, headers: Readonly<Record<string, string>>) {
    const answer = await call(headers, 'POST', '/impersonation', { email });
    const { sessionId = '' } = await read(answer);
    return { status: answer.status, ask: as({ ...headers, [IMPERSONATION_HEADER]: sessionId }) };
  }

  const all: string[] = Object.values(await get('/roles')).flatMap((each) =>
    (each as { name: string }[]).map(({ name }) => name),
  );
  const powers: Readonly<Record<string, readonly string[]>> = {
    People: all.filter((name) => name.startsWith('User.')),
    Roles: all.filter((name) => name.startsWith('Permissions.')),
    Everything: all,
    [IDLE_ROLE]: ['Billing.TaxRates'],
  };
  for (const [role, permissions] of Object.entries(powers)) {
    await admin('POST', `/roles/create-role?roleName=${encodeURIComponent(role)}`, permissions);
  }
  for (const [role, emails] of POWERS) {
    await admin('POST', `/roles/assign-role?roleName=${role}`, emails);
  }

  const companies: { id: string; parentId: string }[] = (await get('/customers?pageSize=100')).data;
  const parents: Parents = new Map(companies.map(({ id, parentId }) => [id, parentId]));

  async function personOf(email: string): Promise<Person> {
    const user = await get(`/users/${encodeURIComponent(email)}`);
    return {
      email,
      company: user.customerId,
      level: user.customerType,
      permissions: (user.roles[0]?.permissions ?? []).map(({ name }: { name: string }) => name),
      isActive: user.isActive,
      isSystem: user.isSystem,
    };
  }

  async function everybody(): Promise<readonly Person[]> {
    const { data } = await get('/users?pageSize=100');
    return Promise.all(data.map(({ email }: { email: string }) => personOf(email)));
  }

  /** The one who invites people of a company, and gives them their first role. */
  const seeded = await everybody();
  const inviterOf = (parent: string) =>
    seeded.find(
      ({ company, level, isActive, isSystem }) =>
        level === 0 &&
        isActive &&
        !isSystem &&
        parents.get(company) === parent &&
        company !== 'customer-3',
    );
  const hosts = [
    ADMIN_EMAIL,
    RESELLER_EMAIL,
    inviterOf(NORDLYS)?.email ?? '',
    inviterOf(ADRIA)?.email ?? '',
  ];
  await admin('POST', '/roles/assign-role?roleName=People', hosts.slice(2));

  const inviters = new Map<string, Ask>();
  async function subjectOf(host: string, at: number): Promise<Subject> {
    const { company } = await personOf(host);
    const email = `guest-${at}@walk.example`;
    const inviter = lasting(host);
    inviters.set(email, inviter);
    await inviter('POST', '/users', { email });
    const first = async (list: string, query: string) =>
      (await get(`/${list}?pageSize=1&customerId=${company}${query}`)).data[0];
    const statement = await first('statements', '&state=paid');
    const [tenant] = (await get(`/customers/${company}/tenants`)).data;
    const [priceList] = (await get(`/price-lists?ownerId=${company}`)).data;
    return {
      company,
      email,
      order: (await first('orders', '&state=completed'))?.id ?? '',
      subscription: (await first('subscriptions', ''))?.id ?? '',
      statement: statement?.id ?? '',
      issuer: statement?.issuerId ?? '',
      tenant: tenant?.id ?? '',
      priceList: priceList?.id ?? '',
    };
  }
  const subjects: Subject[] = [];
  for (const [at, host] of hosts.entries()) subjects.push(await subjectOf(host, at));

  return {
    admin,
    act,
    as,
    signIn,
    all,
    parents,
    subjects,
    everybody,
    personOf,
    provider: PROVIDER,
    /** Invites again the user that a call has deleted. */
    restore: (email: string) => inviters.get(email)?.('POST', '/users', { email }),
    viewing: (headers: Readonly<Record<string, string>>, role: string) =>
      as({ ...headers, [VIEW_AS_HEADER]: encodeURIComponent(role) }),
  };
}

export type WalkedWorld = Awaited<ReturnType<typeof openWorld>>;
