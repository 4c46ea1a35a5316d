import type { EndpointName } from '../../src/api/all-endpoints';
import type { RawAnswer } from './connection';
import type { Check } from './suite';

/** Calls that not every portal needs, and what it needs them for. */
const OPTIONAL_CALLS: Partial<Record<EndpointName, string>> = {
  listPreferences: 'with the setting "preferences: server" alone',
  setPreference: 'with the setting "preferences: server" alone',
  listActivity: 'to show activity',
};

/** Leaves a check out where the server does without the call. */
export function skipIfLeftOut(check: Check, endpoint: EndpointName, answer: RawAnswer): void {
  const purpose = OPTIONAL_CALLS[endpoint];
  if (purpose === undefined || ![404, 405, 501].includes(answer.status)) return;
  check.skip(`the server does without it; a portal needs it ${purpose}`);
}
