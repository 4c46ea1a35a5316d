import type { Passkey, PasskeyOptions } from '../../domain/auth/passkey';
import type { Entries } from '../../domain/entries';
import { parseServerTime } from '../../domain/time/server-time';
import { asRecord, field, readEntries, requireRecord, text, unexpected, unwrap } from './readers';

function readPasskey(value: unknown): Passkey | null {
  const passkey = asRecord(value);
  const id = text(passkey?.id);
  if (!passkey || !id) return null;
  return {
    id,
    name: text(passkey.name),
    createdAt: parseServerTime(passkey.createdAt),
    lastUsedAt: parseServerTime(passkey.lastUsedAt),
  };
}

/** `[{id, name, createdAt, lastUsedAt?}]` (contract §4.28). */
export function readPasskeys(body: unknown): Entries<Passkey> {
  const passkeys = unwrap(body);
  return Array.isArray(passkeys)
    ? readEntries(passkeys, readPasskey, ({ id }) => id)
    : unexpected('passkeys');
}

/** The passkey that was added. */
export function readNewPasskey(body: unknown): Passkey {
  return readPasskey(requireRecord(body, 'id')) ?? unexpected('passkey');
}

/** The options of WebAuthn, themselves or in `publicKey` (contract §4.28). */
export function readPasskeyOptions(body: unknown): PasskeyOptions {
  const options = requireRecord(field(unwrap(body), 'publicKey') ?? body, 'challenge');
  return text(options.challenge) ? options : unexpected('challenge');
}
