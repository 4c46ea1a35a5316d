import type { EndpointName } from '../../src/api/all-endpoints';
import type { RawAnswer } from './connection';
import type { Check, Suite } from './suite';

interface OptionalCalls {
  /** What a portal needs them for. */
  readonly purpose: string;
  readonly calls: readonly EndpointName[];
}

/** Calls that not every portal needs: a server has all of a kind, or none. */
const OPTIONAL: readonly OptionalCalls[] = [
  {
    purpose: 'with the setting "preferences: server" alone',
    calls: ['listPreferences', 'setPreference'],
  },
  { purpose: 'to show activity', calls: ['listActivity'] },
  {
    purpose: 'where lists of users say `invitedAt`',
    calls: ['resendInvitation', 'withdrawInvitation'],
  },
  {
    purpose: 'to reset second factors and to switch accounts off',
    calls: ['getHoldings', 'resetSecondFactor', 'deactivateUser', 'activateUser', 'exportUsers'],
  },
  {
    purpose: 'with the setting "signIn.devices" alone',
    calls: ['listDevices', 'signOutDevice', 'signOutOtherDevices', 'forgetDevice'],
  },
  {
    purpose: 'with the setting "signIn.recoveryCodes" alone',
    calls: ['getRecoveryCodes', 'makeRecoveryCodes'],
  },
  {
    purpose: 'with the setting "signIn.passkeys" alone',
    calls: [
      'listPasskeys',
      'getPasskeyOptions',
      'addPasskey',
      'renamePasskey',
      'removePasskey',
      'getPasskeyLoginOptions',
      'loginWithPasskey',
    ],
  },
];

const kindOf = (endpoint: EndpointName) => OPTIONAL.find(({ calls }) => calls.includes(endpoint));

function skip(check: Check, { purpose }: OptionalCalls): never {
  return check.skip(`the server does without it; a portal needs it ${purpose}`);
}

/** Leaves a check out where the answer says that the server does without the call. */
export function skipIfLeftOut(check: Check, endpoint: EndpointName, answer: RawAnswer): void {
  const kind = kindOf(endpoint);
  if (kind && [404, 405, 501].includes(answer.status)) skip(check, kind);
}

/**
 * Leaves a check out where nothing has shown that the server has the call: one that names what is not
 * there is answered 404 either way.
 */
export function skipUnlessSeen(suite: Suite, check: Check, endpoint: EndpointName): void {
  const kind = kindOf(endpoint);
  if (kind && !kind.calls.some((call) => suite.seen.has(call))) skip(check, kind);
}
