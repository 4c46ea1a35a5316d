import { allCalls, type EndpointName } from '../../src/api/calls/all-calls';
import type { RawAnswer } from './connection';
import type { Check, Suite } from './suite';

/** What a portal needs an optional call for: a server has all of a kind, or none. */
const purposeOf = (endpoint: EndpointName) =>
  endpoint === 'notificationsHub' ? undefined : allCalls[endpoint].optional;

function skip(check: Check, purpose: string): never {
  return check.skip(`the server does without it; a portal needs it ${purpose}`);
}

/** Leaves a check out where the answer says that the server does without the call. */
export function skipIfLeftOut(check: Check, endpoint: EndpointName, answer: RawAnswer): void {
  const purpose = purposeOf(endpoint);
  if (purpose && [404, 405, 501].includes(answer.status)) skip(check, purpose);
}

/**
 * Leaves a check out where nothing has shown that the server has the call: one that names what is not
 * there is answered 404 either way.
 */
export function skipUnlessSeen(suite: Suite, check: Check, endpoint: EndpointName): void {
  const purpose = purposeOf(endpoint);
  if (purpose && ![...suite.seen].some((call) => purposeOf(call) === purpose)) skip(check, purpose);
}
