import type { RecoveryCodesLeft } from '../domain/auth/recovery-code';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { get, post } from './endpoints';
import { readRecoveryCodes, readRecoveryCodesLeft } from './wire/recovery-codes';

export const GET_RECOVERY_CODES = /* @__PURE__ */ get(
  'getRecoveryCodes',
  '/app/users/me/recovery-codes',
);

/** How many recovery codes are left (contract §4.28). The codes themselves are never asked for. */
export function getRecoveryCodes(
  client: ApiClient,
  options?: CallOptions,
): Promise<RecoveryCodesLeft> {
  return client.send({ endpoint: GET_RECOVERY_CODES, read: readRecoveryCodesLeft }, options);
}

export const MAKE_RECOVERY_CODES = /* @__PURE__ */ post(
  'makeRecoveryCodes',
  '/app/users/me/recovery-codes',
);

/** Makes new recovery codes; those before are void (contract §4.28). They are shown once. */
export function makeRecoveryCodes(
  client: ApiClient,
  options?: CallOptions,
): Promise<readonly string[]> {
  return client.send({ endpoint: MAKE_RECOVERY_CODES, read: readRecoveryCodes }, options);
}
