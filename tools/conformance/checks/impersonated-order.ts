import { getCurrentUser } from '../../../src/api/calls/users';
import { fieldOf } from '../rules';
import type { SignedIn, Suite } from '../suite';
import { refusedAs } from './refused-as';

const PERMISSION = 'Marketplace.ReadWrite';
const SETTING = 'placeOrders';

/** Whether an impersonating tab is refused before its body is read (wire §1). */
export async function checkImpersonatedOrder(
  suite: Suite,
  { csrfToken }: SignedIn,
  sessionId: string | null,
): Promise<void> {
  const { own } = suite;
  await suite.check('placeOrders', 'asks what a tab may do before it reads', async (check) => {
    const id = sessionId ?? check.skip('nothing was started');
    const me = (await own.call(getCurrentUser, suite.acting(id))).value;
    const { allowedWhileImpersonating = [], roles = [] } = me ?? {};
    const headers = { 'X-Csrf-Token': csrfToken, 'X-Impersonation-Session': id };
    const answer = await own.raw({ endpoint: 'placeOrders', bodyText: '{"quoteId"', headers });
    if (answer.status === 404) check.skip('the server has no commerce (404)');
    const mayBuy = roles[0]?.permissions.some(({ name }) => name === PERMISSION);
    const expectField = (name: string, wanted: string) => {
      const got = fieldOf(answer.json, name);
      check.expect(got === wanted, name, wanted, got, 'wire §1');
    };
    if (!mayBuy) {
      if (refusedAs(check, answer, 403, 'forbidden')) expectField('permission', PERMISSION);
    } else if (allowedWhileImpersonating.includes(SETTING)) {
      refusedAs(check, answer, 400, 'bad_query');
    } else if (refusedAs(check, answer, 403, 'impersonation_blocked')) {
      expectField('setting', SETTING);
    }
  });
}
