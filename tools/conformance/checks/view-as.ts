import { codeOf } from '../shapes';
import type { SignedIn, Suite } from '../suite';

/** Codes of a server that knows the header: nothing is changed, or the caller may not look as a role. */
const KNOWN = ['view_as', 'forbidden'];

/**
 * Whether a server that knows the view of a role changes nothing in it (contract §4.30). One that does
 * not know it reads the call as any other, and refuses it for its content.
 */
export async function checkViewAs(suite: Suite, { csrfToken }: SignedIn): Promise<void> {
  await suite.check('createRole', 'changes nothing in the view of a role', async (check) => {
    const headers = { 'X-Csrf-Token': csrfToken, 'X-View-As-Role': 'Guest' };
    const call = { endpoint: 'createRole', query: { roleName: '' }, body: [], headers } as const;
    const answer = await suite.own.raw(call);
    if (answer.status !== 403) check.skip('the server does not know the view of a role');
    const code = codeOf(answer.json);
    check.expect(KNOWN.includes(code ?? ''), 'code', KNOWN.join(' or '), code, 'contract §4.30');
  });
}
