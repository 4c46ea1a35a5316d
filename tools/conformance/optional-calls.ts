import type { EndpointName } from '../../src/api/all-endpoints';
import type { RawAnswer } from './connection';
import type { Check } from './suite';

/** Calls that only some settings of a portal need, with the setting. */
const OPTIONAL_CALLS: Partial<Record<EndpointName, string>> = {
  listPreferences: 'preferences: server',
  setPreference: 'preferences: server',
};

/** Leaves a check out where the server does without the call, which a portal need not be set to make. */
export function skipIfLeftOut(check: Check, endpoint: EndpointName, answer: RawAnswer): void {
  const setting = OPTIONAL_CALLS[endpoint];
  if (setting === undefined || ![404, 405, 501].includes(answer.status)) return;
  check.skip(`the server does without it; a portal needs it with the setting "${setting}" alone`);
}
