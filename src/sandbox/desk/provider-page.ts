import { DEMO_ACCOUNTS } from '../accounts';
import { escapeHtml, page } from '../http/answers';
import type { World } from '../world';

/**
 * The page that stands in for Google or Microsoft: plain links back to the portal, one for each
 * demo account, one with a code that the exchange refuses, and one for "cancel".
 */
export function providerPage(
  world: World,
  provider: string,
  state: string,
  redirect: string,
): Response {
  const now = world.clock.now();
  const { externalStates, externalCodes } = world.db;
  const isGood =
    externalStates.stateOf(state, now) === 'good' &&
    externalStates.subjectOf(state)?.provider === provider &&
    // Nothing from a query is ever a redirect target, only what could have been expected anyway.
    redirect === `/external-login/${provider}`;
  if (!isGood) return page('This sign-in has expired', '<p>Please start anew.</p>', 400);
  const link = (query: Record<string, string>, text: string) =>
    `<li><a href="${escapeHtml(`${redirect}?${new URLSearchParams(query)}`)}">${escapeHtml(text)}</a></li>`;
  const accounts = DEMO_ACCOUNTS.map(({ email }) => {
    const code = externalCodes.issue({ provider, state, email }, now);
    return link({ state, code }, `Continue as ${email}`);
  });
  const refused = link({ state, code: 'refused' }, 'Come back with a code that is refused');
  const cancel = link({ state, error: 'access_denied' }, 'Cancel');
  const name = provider === 'google' ? 'Google' : 'Microsoft';
  return page(
    `Sandbox provider in place of ${name}`,
    `<p>The portal wants to know who you are.</p><ul>${accounts.join('')}${refused}${cancel}</ul>`,
  );
}
