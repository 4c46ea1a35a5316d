import { escapeHtml } from '../http/answers';
import { DEMO_ACCOUNTS } from '../world/accounts';
import type { World } from '../world/world';
import { deskPage } from './desk-page';

/**
 * The simulated page of Google or Microsoft: links back to the portal, one for each demo account,
 * one with an invalid code, and one for "cancel".
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
    // A redirect is never taken from the query, only compared with the expected ones.
    redirect === `/external-login/${provider}`;
  const name = provider === 'google' ? 'Google' : 'Microsoft';
  const above = `Sandbox provider in place of ${name}`;
  if (!isGood) {
    const main = '<p>Please start again from the portal’s sign-in page.</p>';
    return deskPage({ title: 'This sign-in has expired', above, main, status: 400 });
  }
  const link = (query: Record<string, string>, text: string, note = '') =>
    `<li><a href="${escapeHtml(`${redirect}?${new URLSearchParams(query)}`)}">${escapeHtml(text)}</a>${note && `<small>${escapeHtml(note)}</small>`}</li>`;
  const accounts = DEMO_ACCOUNTS.map(({ email, shows }) => {
    const code = externalCodes.issue({ provider, state, email }, now);
    return link({ state, code }, `Continue as ${email}`, shows);
  });
  const refused = link({ state, code: 'refused' }, 'Come back with a code that is refused');
  const cancel = link({ state, error: 'access_denied' }, 'Cancel');
  return deskPage({
    title: 'Choose an account',
    above,
    main: `<p>The portal wants to know who you are.</p><ul>${accounts.join('')}</ul><ul class="quiet">${refused}${cancel}</ul>`,
  });
}
