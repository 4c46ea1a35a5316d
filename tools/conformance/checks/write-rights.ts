import { listCustomers } from '../../../src/api/calls/customers';
import { endImpersonation, startImpersonation } from '../../../src/api/calls/impersonation';
import { assignRole, updateRolePermissions } from '../../../src/api/calls/roles';
import { listSubscriptions } from '../../../src/api/calls/subscriptions';
import { deleteUser, getUser, inviteUser } from '../../../src/api/calls/users';
import { GUEST_ROLE } from '../../../src/domain/roles/role';
import type { RawCall } from '../connection';
import { gotOf, type SignedIn, type Suite } from '../suite';
import { answered } from './answered';
import type { Made } from './made';
import type { KnownRoles } from './roles';

const BASIS = 'SECURITY.md';

/** What the acted-for user may do here, so that the refusal is one of the acting and of nothing else. */
const RIGHTS = [
  'Permissions.Assign',
  'Permissions.Create',
  'Permissions.Edit',
  'Permissions.Delete',
  'User.Invite',
  'User.Edit',
  'User.Delete',
  'User.Read',
  'Subscription.Read',
];

/** Writes of rights and people; each names nothing that is there. */
function writesOf(suite: Suite): readonly RawCall[] {
  const email = suite.nobody;
  const role = suite.nothing;
  return [
    { endpoint: 'assignRole', query: { roleName: role }, body: [email] },
    { endpoint: 'createRole', query: { roleName: '' }, body: [] },
    { endpoint: 'updateRolePermissions', params: { role }, body: [] },
    { endpoint: 'deleteRole', params: { role } },
    { endpoint: 'inviteUser', body: { email: '' } },
    { endpoint: 'updateUser', params: { email }, body: {} },
    { endpoint: 'deleteUser', params: { email } },
    { endpoint: 'resendInvitation', params: { email } },
    { endpoint: 'withdrawInvitation', params: { email } },
  ];
}

/**
 * Runs a check while impersonating a new user of a customer with a role; null if that is not
 * possible.
 */
async function actForCustomer<T>(
  { own, mark }: Suite,
  { role, customerId }: { readonly role: string; readonly customerId: string },
  run: (sessionId: string) => Promise<T>,
): Promise<T | null> {
  const email = `plinth-conformance-${mark}-buyer@example.com`;
  const invited = await own.call((client) => inviteUser(client, { email, customerId }));
  if (invited.status < 200 || invited.status >= 300) return null;
  let sessionId: string | undefined;
  try {
    await own.call((client) => assignRole(client, { role, emails: [email] }));
    const input = { email, reason: '' };
    const started = await own.call((client) => startImpersonation(client, input));
    sessionId = started.value?.sessionId;
    return sessionId === undefined ? null : await run(sessionId);
  } finally {
    const id = sessionId;
    if (id !== undefined) await own.call((client) => endImpersonation(client, { sessionId: id }));
    await own.call((client) => deleteUser(client, { email }));
  }
}

/**
 * Whether lists depend on the caller. If users belong to companies (workday §1), the second caller is
 * a user of a customer: users of the account's own company see the same as the account.
 */
async function checkListOfWhoAsks(
  suite: Suite,
  { user }: SignedIn,
  ofOwnCompany: string | null,
  role: string | null,
): Promise<void> {
  const { own } = suite;
  const page = { pageNumber: 1, pageSize: 100 };

  await suite.check('listSubscriptions', 'lists what who asks may open', async (check) => {
    const session = ofOwnCompany ?? check.skip('nothing was started');
    const list = async (client = own.client) => {
      const answer = await own.call((asked) => listSubscriptions(asked, page), client);
      if (answer.status === 404) check.skip('the server has no commerce (404)');
      return answered(check, answer, { basis: 'wire §2' })?.data ?? [];
    };
    const look = async (sessionId: string) => {
      // In this order: what the first look leaves in a cache must not be the answer to the second.
      const [first] = await list();
      const headers = { 'X-Impersonation-Session': sessionId };
      for (const row of (await list(suite.acting(sessionId))).slice(0, 5)) {
        const params = { id: row.id };
        const detail = await own.raw({ endpoint: 'getSubscription', params, headers });
        const isOpen = check.expect(
          detail.status === 200,
          'getSubscription, of a row of the list',
          '200',
          gotOf(detail),
          BASIS,
        );
        if (!isOpen) break;
      }
      return first;
    };
    const first = await look(session);
    if (user?.customerName === undefined || check.findings.length > 0) return;
    const { value } = await own.call((client) => listCustomers(client, page));
    // A record that the account's own first row does not belong to.
    const other = value?.data.find(
      ({ id, level, state }) =>
        level === 0 && state === 'active' && id !== user.customerId && id !== first?.customerId,
    );
    if (!other) return;
    const asked = { role: role ?? '', customerId: other.id };
    if ((await actForCustomer(suite, asked, look)) === null) check.skip('nobody was acted for');
  });
}

/**
 * Whether acting as somebody lifts no rights, and whether lists depend on who asks: the run's own user
 * gets the rights to what is tried, and the account acts as them.
 */
export async function checkActingRights(
  suite: Suite,
  signedIn: SignedIn,
  known: KnownRoles,
  made: Made,
): Promise<void> {
  const { own } = suite;
  const { csrfToken } = signedIn;
  const { email, role } = made;
  const permissions = RIGHTS.filter((name) => known.permissions.includes(name));
  let id: string | null = null;

  await suite.check('startImpersonation', 'acts as somebody with rights', async (check) => {
    if (email === null || role === null) check.skip('no user or no role was made');
    const given = { role: role ?? '', permissions };
    const changed = await own.call((client) => updateRolePermissions(client, given));
    answered(check, changed, { basis: '§7.3' });
    const assign = { role: role ?? '', emails: [email ?? ''] };
    answered(check, await own.call((client) => assignRole(client, assign)), { basis: '§7.3' });
    const started = await own.call((client) =>
      startImpersonation(client, { email: email ?? '', reason: '' }),
    );
    id = answered(check, started, { basis: 'contract §3' })?.sessionId ?? null;
    if (id !== null) made.impersonations.add(id);
  });

  for (const call of writesOf(suite)) {
    await suite.check(
      call.endpoint,
      'is refused while somebody acts as somebody else',
      async (check) => {
        const session = id ?? check.skip('nothing was started');
        const headers = { 'X-Csrf-Token': csrfToken, 'X-Impersonation-Session': session };
        const answer = await own.raw({ ...call, headers });
        check.expect(
          answer.status === 403,
          'status, with X-Impersonation-Session',
          '403',
          gotOf(answer),
          BASIS,
        );
      },
    );
  }

  await checkListOfWhoAsks(suite, signedIn, id, role);

  await suite.check(
    'assignRole',
    'takes the role away again',
    async (check) => {
      if (email === null || id === null) check.skip('nothing was given');
      const answer = await own.call((client) =>
        assignRole(client, { role: GUEST_ROLE, emails: [email ?? ''] }),
      );
      answered(check, answer, { basis: '§7.3' });
    },
    { isCleanUp: true },
  );
}

/** Whether who is invited under the e-mail of somebody deleted begins with nothing of theirs. */
export async function checkAccountsOfTheirOwn(suite: Suite, made: Made): Promise<void> {
  const { own } = suite;
  await suite.check(
    'inviteUser',
    'gives a new account nothing of the one before',
    async (check) => {
      const { email, role } = made;
      if (email === null || role === null) check.skip('no user or no role was made');
      const who = { email: email ?? '' };
      const assign = { role: role ?? '', emails: [who.email] };
      answered(check, await own.call((client) => assignRole(client, assign)), { basis: '§7.3' });
      const gone = await own.call((client) => deleteUser(client, who));
      answered(check, gone, { basis: '§7.2' });
      if (gone.status >= 400) return;
      answered(check, await own.call((client) => inviteUser(client, who)), { basis: '§7.2' });
      const fresh = answered(check, await own.call((client) => getUser(client, who)), {
        basis: '§7.2',
      });
      if (!fresh) return;
      const left = [
        ['firstname', fresh.firstname === 'Plinth' ? fresh.firstname : ''],
        ['username', fresh.username === suite.mark ? fresh.username : ''],
        ['roles', fresh.roles.some(({ name }) => name === role) ? role : ''],
      ];
      for (const [field, got] of left) {
        check.expect(got === '', `getUser ${field}`, 'not that of the deleted account', got, BASIS);
      }
    },
  );
}
