import type { EndpointName } from '../../../src/api/calls/all-calls';
import { listRoles } from '../../../src/api/calls/roles';
import { gotOf, type SignedIn, type Suite } from '../suite';

/** Reads that one permission opens. */
const READS: readonly (readonly [permission: string, endpoint: EndpointName])[] = [
  ['User.Read', 'listUsers'],
  ['Customer.Read', 'listCustomers'],
  ['Order.Read', 'listOrders'],
  ['Subscription.Read', 'listSubscriptions'],
];

/**
 * Whether the view of a role shows what both the role and the account may (contract §4.30): a read
 * that only one of the two opens is refused.
 */
export async function checkRoleView(suite: Suite, { user }: SignedIn): Promise<void> {
  const own = new Set(
    user?.roles.flatMap(({ permissions }) => permissions.map(({ name }) => name)),
  );
  for (const [permission, endpoint] of READS) {
    await suite.check(
      endpoint,
      'a view of a role gives no more than the account has',
      async (check) => {
        const roles =
          (await suite.own.call(listRoles)).value ?? check.skip('the roles are not known');
        if (!own.has('Permissions.Edit')) check.skip('the account may not look as a role');
        const holds = own.has(permission);
        const role = roles.find(
          ({ permissions }) => permissions.some(({ name }) => name === permission) !== holds,
        );
        const { name } = role ?? check.skip(`no role differs from the account in ${permission}`);
        const plain = await suite.own.raw({ endpoint });
        if ((plain.status === 200) !== holds) check.skip(`${permission} is not what opens it`);
        const headers = { 'X-View-As-Role': encodeURIComponent(name) };
        const answer = await suite.own.raw({ endpoint, headers });
        if (holds && answer.text === plain.text)
          check.skip('the server does not know the view of a role');
        check.expect(
          answer.status === 403,
          `status, in the view of a role that ${holds ? 'lacks' : 'has'} ${permission}`,
          '403',
          gotOf(answer),
          'contract §4.30',
        );
      },
    );
  }
}
