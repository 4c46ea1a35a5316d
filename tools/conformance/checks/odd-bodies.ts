import type { RawCall } from '../connection';
import { describeValue } from '../rules';
import { ANY_REFUSAL, gotOf, type SignedIn, type Suite } from '../suite';

const BASIS = 'SECURITY.md';

/** What stands where something else is expected; none of it is a text that names anything. */
const ODD_VALUES: readonly unknown[] = [null, true, -1, 1e308, [], [null], {}, { toString: 1 }];
/** What is no base64url. */
const ODD_TEXTS: readonly unknown[] = ['!', 'A', 'ä', '\ud83d'];

/** Every field of an object, at any depth, with each odd value in it. */
function spoilt(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ODD_VALUES;
  const inner = Object.entries(value).flatMap(([name, field]) => {
    const odd = field === '' ? [...ODD_VALUES, ...ODD_TEXTS] : spoilt(field);
    return odd.map((each) => ({ ...value, [name]: each }));
  });
  return [...ODD_VALUES, ...inner];
}

const credential = {
  id: '',
  rawId: '',
  type: 'public-key',
  response: { clientDataJSON: '', authenticatorData: '', signature: '', publicKey: '' },
};

/**
 * Whether a body of the wrong kind is refused as what it is, with a sentence, and never breaks a call.
 * Each call names nothing that is there.
 */
export async function checkOddBodies(suite: Suite, { csrfToken }: SignedIn): Promise<void> {
  const email = suite.nobody;
  const id = suite.nothing;
  const signedOut: readonly RawCall[] = [
    { endpoint: 'login', body: { email, password: suite.nothing } },
    { endpoint: 'resetPassword', body: { email, token: suite.nothing, newPassword: '' } },
    { endpoint: 'loginWithPasskey', body: { credential } },
  ];
  const signedIn: readonly RawCall[] = [
    { endpoint: 'addPasskey', body: { credential } },
    { endpoint: 'updateUser', params: { email }, body: { firstname: 'x' } },
    { endpoint: 'startImpersonation', body: { email } },
    { endpoint: 'assignRole', query: { roleName: id }, body: [email] },
    {
      endpoint: 'placeOrders',
      body: { quoteId: id, confirm: [{ customerId: id, tenantId: id, total: 0 }] },
    },
    {
      endpoint: 'recordPayment',
      params: { id },
      body: { id, amount: 1, paidOn: '2026-01-01', reference: '' },
    },
  ];
  for (const call of [...signedOut, ...signedIn]) {
    const isSignedIn = signedIn.includes(call);
    const browser = isSignedIn ? suite.own : suite.anonymous;
    const headers: Record<string, string> = isSignedIn ? { 'X-Csrf-Token': csrfToken } : {};
    await suite.check(call.endpoint, 'refuses bodies of the wrong kind', async (check) => {
      for (const body of spoilt(call.body)) {
        const answer = await browser.raw({ ...call, body, headers });
        // Not every server has every call.
        if ([404, 405, 501].includes(answer.status)) continue;
        const isRefused = check.expect(
          ANY_REFUSAL.includes(answer.status),
          'status, with a body of the wrong kind',
          'a refusal from 400 to 499',
          `${answer.failure || gotOf(answer)} for ${describeValue(body)}`,
          BASIS,
        );
        if (!isRefused) return;
      }
    });
  }
}
