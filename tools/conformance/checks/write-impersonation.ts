import { logout } from '../../../src/api/calls/auth';
import {
  endImpersonation,
  extendImpersonation,
  startImpersonation,
} from '../../../src/api/calls/impersonation';
import { markAllNotificationsRead } from '../../../src/api/calls/notifications';
import { getCurrentUser } from '../../../src/api/calls/users';
import { parseServerTime } from '../../../src/domain/time/server-time';
import { fieldOf } from '../rules';
import { shapeOf } from '../shapes';
import { ANY_REFUSAL, type Check, gotOf, type SignedIn, type Suite } from '../suite';
import { checkImpersonatedOrder } from './impersonated-order';
import { type Made, sameEmail } from './made';
import { checkFuture } from './session';

/** Acts as the user of this run, and ends it in both ways. */
export async function checkImpersonation(
  suite: Suite,
  signedIn: SignedIn,
  made: Made,
): Promise<void> {
  const { own } = suite;
  let sessionId: string | null = null;
  let expires: Date | null = null;

  const start = async (check: Check, email: string, reason = '') => {
    const answer = await own.call((client) => startImpersonation(client, { email, reason }));
    check.skipIfForbidden(answer);
    if (answer.value) made.impersonations.add(answer.value.sessionId);
    return answer;
  };
  const actingAs = async (id: string) => own.call(getCurrentUser, suite.acting(id));

  await suite.check('startImpersonation', 'starts to act as a user', async (check) => {
    const email = made.email ?? check.skip('no user was invited');
    const answer = await start(check, email);
    if (answer.value) {
      sessionId = answer.value.sessionId;
      expires = answer.value.expires;
    }
    if (!check.good(answer, shapeOf('startImpersonation'), 'contract §3') || !answer.value) return;
    checkFuture(check, answer);
    const got = answer.value.email;
    check.expect(sameEmail(got, email), 'email', email, got, 'contract §3');
    const acting = await actingAs(answer.value.sessionId);
    if (check.good(acting, shapeOf('getUser'), 'contract §1')) {
      const me = acting.value?.email ?? '';
      check.expect(
        sameEmail(me, email),
        'getCurrentUser email, with X-Impersonation-Session',
        email,
        me,
        'contract §1',
      );
    }
    const plain = (await own.call(getCurrentUser)).value?.email ?? 'nobody';
    check.expect(
      sameEmail(plain, signedIn.email),
      'getCurrentUser email, without the header',
      signedIn.email,
      plain,
      'contract §1',
    );
  });

  await suite.check('startImpersonation', 'refuses to act as oneself', async (check) => {
    const answer = await start(check, signedIn.email);
    check.refused(answer, ANY_REFUSAL, 'contract §3');
  });

  await suite.check('extendImpersonation', 'gives more time', async (check) => {
    const id = sessionId ?? check.skip('nothing was started');
    const answer = await own.call((client) => extendImpersonation(client, { sessionId: id }));
    if (!check.good(answer, shapeOf('extendImpersonation'), 'contract §3')) return;
    const end = parseServerTime(
      fieldOf(answer.json, 'expires') ?? answer.value?.expires?.toISOString(),
    );
    check.expect(
      (end?.getTime() ?? 0) > (expires?.getTime() ?? 0),
      'expires',
      'later than before',
      end?.toISOString() ?? 'nothing',
      '§4 Impersonation',
    );
  });

  await checkImpersonatedOrder(suite, signedIn, sessionId);

  await suite.check(
    'markAllNotificationsRead',
    'clears the list of the impersonated user',
    async (check) => {
      const id = sessionId ?? check.skip('nothing was started');
      const answer = await own.call(markAllNotificationsRead, suite.acting(id));
      check.skipIfForbidden(answer);
      check.good(answer, null, 'contract §3');
    },
  );

  const expectEnded = async (check: Check, id: string) => {
    const acting = await actingAs(id);
    check.expect(
      acting.status >= 400,
      'getCurrentUser, with the header of an ended session',
      'refused',
      gotOf(acting),
      'contract §3',
    );
    const plain = await own.call(getCurrentUser);
    check.expect(
      plain.value !== undefined && sameEmail(plain.value.email, signedIn.email),
      "getCurrentUser, the administrator's own",
      '200',
      gotOf(plain),
      'contract §3',
    );
  };

  await suite.check(
    'endImpersonation',
    'ends it, and the session of the administrator lives on',
    async (check) => {
      const id = sessionId ?? check.skip('nothing was started');
      const answer = await own.call((client) => endImpersonation(client, { sessionId: id }));
      if (!check.good(answer, null, 'contract §3')) return;
      made.impersonations.delete(id);
      await expectEnded(check, id);
    },
  );

  await suite.check('logout', 'with X-Impersonation-Session ends that alone', async (check) => {
    if (sessionId === null) check.skip('nothing was started');
    // With a reason this time, which the dialog of the portal asks for.
    const reason = 'Conformance';
    let again = await start(check, made.email ?? '', reason);
    check.advise(
      again.value !== undefined,
      'startImpersonation, with {email, reason}',
      'taken; else set "asksReason": false in the portal\'s settings',
      gotOf(again),
      'docs/impersonation.md',
    );
    if (again.value === undefined) again = await start(check, made.email ?? '');
    const id = again.value?.sessionId ?? check.skip('it could not be started again');
    const answer = await own.call(logout, suite.acting(id));
    if (!check.good(answer, null, 'contract §3')) return;
    made.impersonations.delete(id);
    await expectEnded(check, id);
  });
}
