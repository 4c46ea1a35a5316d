import type { ExternalLoginResult, LoginResult, TwoFactorSetup } from '../../domain/auth/session';
import { parseServerTime } from '../../domain/time/server-time';
import { requireRecord, text, unexpected } from './readers';

/** `{expires, csrfToken}` (contract §2). Without a token nothing could be changed afterwards. */
export function readLogin(body: unknown): LoginResult {
  const answer = requireRecord(body, 'csrfToken');
  const csrfToken = text(answer.csrfToken);
  if (!csrfToken) unexpected('csrfToken');
  return { csrfToken, expires: parseServerTime(answer.expires) };
}

/** `{csrfToken, expires?, email?}` (contract §2). */
export function readExternalLogin(body: unknown): ExternalLoginResult {
  return { ...readLogin(body), email: text(requireRecord(body, 'csrfToken').email) };
}

/** `{sharedKey, authenticatorUri}` (contract §2). An address that is no `otpauth:` one is ''. */
export function readTwoFactorSetup(body: unknown): TwoFactorSetup {
  const answer = requireRecord(body, 'sharedKey', 'authenticatorUri');
  const uri = text(answer.authenticatorUri);
  const setup = {
    sharedKey: text(answer.sharedKey),
    authenticatorUri: /^otpauth:\/\/totp\//i.test(uri) ? uri : '',
  };
  return setup.sharedKey || setup.authenticatorUri ? setup : unexpected('two-factor setup');
}
