import { allCalls, type EndpointName, type KnownCall } from '../../src/api/calls/all-calls';

const BEYOND: readonly unknown[] = ['actable', 'auditor', 'resettable', 'within'];
/** Calls that start a session: without an earlier token. */
const WITHOUT_TOKEN = ['validateToken'];
/** Calls that read whatever is sent, or refuse it without a code. */
const UNREFUSED = ['getProduct', 'getExternalLoginUrl', 'changePassword', 'renamePasskey'];
const UNREFUSED_BODIES = [...UNREFUSED, 'updateRolePermissions'];

/**
 * How a call is refused: the codes by their status, '' for a refusal without a code (wire §1). What all
 * calls of a kind have in common follows from what is declared of it.
 */
export function refusalsOf(call: KnownCall): ReadonlyMap<number, readonly string[]> {
  const { endpoint, about, only, setting, answer, refuses = {}, example } = call;
  const [, request, body] = example;
  const isWrite = endpoint.method !== 'GET';
  const refusals = new Map<number, Set<string>>();
  const add = (status: number, ...codes: readonly string[]) => {
    refusals.set(status, new Set([...(refusals.get(status) ?? []), ...codes]));
  };
  if (!call.isOpen) add(401, '');
  // Also without a permission of its own: to look as a role takes one (contract §4.30).
  if (!call.isOpen && !call.isOfSession) add(403, 'forbidden');
  if (isWrite && !call.isOpen && !call.isOfSession) add(403, 'view_as');
  if (isWrite && !call.isOpen && !WITHOUT_TOKEN.includes(endpoint.name)) add(403, '');
  // While the second factor is missing (contract §2).
  if (!call.isOpen && endpoint.name !== 'validateToken') add(403, '');
  if (setting) add(403, 'impersonation_blocked');
  if (BEYOND.includes(only)) add(403, 'beyond_own_rights');
  if (about && about !== 'own') add(404, 'not_found');
  const isList = answer.form === 'page' || answer.form === 'file';
  const isAsked = request.includes('?') && !UNREFUSED.includes(endpoint.name);
  const isSent = body !== undefined && !UNREFUSED_BODIES.includes(endpoint.name);
  if (isList || isAsked || isSent) add(400, 'bad_query');
  if (body !== undefined) {
    add(413, '');
    add(415, '');
  }
  for (const [status, codes] of Object.entries(refuses)) add(Number(status), ...codes);
  return new Map(
    [...refusals].sort(([a], [b]) => a - b).map(([status, codes]) => [status, [...codes].sort()]),
  );
}

/** Whether a call may be refused so: null for an address that no call has. */
export function isDeclared(name: EndpointName | null, status: number, code = ''): boolean {
  if (name === null || name === 'notificationsHub') return true;
  return refusalsOf(allCalls[name]).get(status)?.includes(code) ?? false;
}
