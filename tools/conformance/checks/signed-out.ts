import type { EndpointName } from '../../../src/api/calls/all-calls';
import {
  completeExternalLogin,
  confirmEmail,
  getExternalLoginUrl,
  login,
  resetPassword,
  validateToken,
} from '../../../src/api/calls/auth';
import { redirectTarget } from '../../../src/domain/auth/redirect-target';
import { EXTERNAL_PROVIDERS } from '../../../src/domain/auth/session';
import type { RawCall } from '../connection';
import { skipIfLeftOut } from '../optional-calls';
import { describeValue, fieldOf } from '../rules';
import { ANY_REFUSAL, type Suite, UnreachableError } from '../suite';
import { strangeReads } from './commerce-reads';
import { harmlessWrites } from './harmless-writes';

/** The reads that need a session. */
function readsOf(suite: Suite): readonly RawCall[] {
  return [
    { endpoint: 'getCurrentUser' },
    { endpoint: 'getUser', params: { email: suite.nobody } },
    { endpoint: 'listUsers', query: { pageNumber: '1', pageSize: '5' } },
    { endpoint: 'getCustomerType' },
    { endpoint: 'getPermissionCatalogue' },
    { endpoint: 'listRoles' },
    {
      endpoint: 'listRoleMembers',
      query: { role: 'Guest', filter: '{"pageSize":5,"pageNumber":1}' },
    },
    { endpoint: 'listNotifications' },
    { endpoint: 'listPreferences' },
    { endpoint: 'getTask', params: { id: suite.nothing } },
    { endpoint: 'setupTwoFactor', params: { email: suite.nobody } },
    ...strangeReads(suite),
    {
      endpoint: 'notificationsHub',
      suffix: '/negotiate',
      query: { negotiateVersion: '1' },
      method: 'POST',
    },
  ];
}

/**
 * The calls that need a session, and those that do not. The first one shows whether there is a
 * server.
 */
export async function checkSignedOut(suite: Suite): Promise<void> {
  const { anonymous } = suite;

  await suite.check('validateToken', 'answers 401 while nobody is signed in', async (check) => {
    const answer = await anonymous.call(validateToken);
    if (answer.status === 0) throw new UnreachableError(answer.failure);
    check.refused(answer, [401], '§4 Application start');
  });

  for (const call of [...readsOf(suite), ...harmlessWrites(suite)]) {
    await suite.check(call.endpoint, 'answers 401 while nobody is signed in', async (check) => {
      const answer = await anonymous.raw(call);
      skipIfLeftOut(check, call.endpoint, answer);
      check.refused(answer, [401], 'contract §1');
    });
  }

  await suite.check('login', 'refuses an account that is not there', async (check) => {
    const answer = await anonymous.call((client) =>
      login(client, { email: suite.nobody, password: `no-${suite.mark}` }),
    );
    check.refused(answer, [400, 401, 403], '§8');
  });

  await suite.check('login', 'refuses a body that is no JSON', async (check) => {
    const answer = await anonymous.raw({ endpoint: 'login', bodyText: '{"email"' });
    check.refused(answer, ANY_REFUSAL, 'contract §1');
  });

  for (const provider of EXTERNAL_PROVIDERS) {
    await suite.check(
      'getExternalLoginUrl',
      `hands out an address for ${provider}`,
      async (check) => {
        const answer = await anonymous.call((client) => getExternalLoginUrl(client, { provider }));
        if (!check.good(answer, null, '§7.1')) return;
        const address = fieldOf(answer.json, 'data') ?? answer.json ?? answer.text.trim();
        check.expect(
          redirectTarget(address) !== null,
          'data',
          'an https: address without credentials in it',
          typeof address === 'string' ? describeValue(address.replace(/[?#].*/s, '')) : address,
          'contract §1',
        );
      },
    );
  }

  await suite.check('getExternalLoginUrl', 'refuses another provider', async (check) => {
    const query = { provider: suite.nothing };
    const answer = await anonymous.raw({ endpoint: 'getExternalLoginUrl', query });
    check.refused(answer, ANY_REFUSAL, '§7.1');
  });

  const { host } = new URL(suite.options.portalOrigin ?? suite.options.baseUrl);
  const refusals: readonly [EndpointName, string, Parameters<typeof anonymous.call>[0]][] = [
    [
      'completeExternalLogin',
      'refuses a code that was never given',
      (client) =>
        completeExternalLogin(client, {
          provider: 'google',
          token: suite.nothing,
          code: suite.nothing,
          host,
        }),
    ],
    [
      'confirmEmail',
      'refuses a token that was never mailed',
      (client) => confirmEmail(client, { email: suite.nobody, confirmationToken: suite.nothing }),
    ],
    [
      'resetPassword',
      'refuses a token that was never mailed',
      (client) =>
        resetPassword(client, {
          email: suite.nobody,
          token: suite.nothing,
          newPassword: `No-${suite.mark}!9`,
        }),
    ],
  ];
  for (const [endpoint, title, run] of refusals) {
    await suite.check(endpoint, title, async (check) => {
      check.refused(await anonymous.call(run), ANY_REFUSAL, '§7.1');
    });
  }
}
