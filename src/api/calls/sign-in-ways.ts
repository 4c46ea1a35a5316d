import type { Passkey, PasskeyCredential, PasskeyOptions } from '../../domain/auth/passkey';
import { RECOVERY_CODE_COUNT, type RecoveryCodesLeft } from '../../domain/auth/recovery-code';
import type { Device } from '../../domain/users/device';
import type { IdInput } from '../call';
import {
  anyText,
  as,
  entries,
  type Field,
  instant,
  key,
  loose,
  maybe,
  record,
  secretText,
  texts,
  utcTime,
  type WireOf,
  whole,
  yesOrNo,
} from '../wire/fields';
import {
  count,
  field,
  optionalFlag,
  requireRecord,
  text,
  unexpected,
  unwrap,
} from '../wire/readers';
import { opensSession, readExternalLogin } from './auth';
import { byId, type CallFacts, get, patch, post, remove, written } from './call';

const DEVICE = () => ({
  id: key,
  name: anyText,
  place: loose(anyText),
  lastSeen: utcTime,
  isCurrent: yesOrNo,
  isSignedIn: as(loose(yesOrNo), (value) => optionalFlag(value) ?? true),
  trustedUntil: maybe(instant),
});

/** A device on the wire (contract §4.28). */
export type WireDevice = WireOf<typeof DEVICE>;

const device = record<Device, WireDevice>(DEVICE, 'id');

export const readDevices = entries(device, true);

/** The user's devices that are signed in or trusted (contract §4.28). */
export const listDevices = get('listDevices', '/app/users/me/devices', readDevices);

/** Signs the user out on another device and removes its trust (contract §4.28). */
export const signOutDevice = remove('signOutDevice', '/app/users/me/devices/{id}', written, byId);

/** Signs the user out on all other devices (contract §4.28). */
export const signOutOtherDevices = post(
  'signOutOtherDevices',
  '/app/users/me/devices/sign-out-others',
  written,
);

/**
 * Removes a device's trust, so that it needs the second factor again (contract §4.28). A session
 * there continues.
 */
export const forgetDevice = remove(
  'forgetDevice',
  '/app/users/me/devices/{id}/trust',
  written,
  byId,
);

const CODES_LEFT = () => ({
  left: as(whole, (value) => count(value) ?? unexpected('left')),
  total: as(maybe(whole), (value, { left }) =>
    Math.max(count(left) ?? 0, count(value) ?? RECOVERY_CODE_COUNT),
  ),
});

/** The number of recovery codes left, on the wire (contract §4.28). */
export type WireRecoveryCodesLeft = WireOf<typeof CODES_LEFT>;

export const readRecoveryCodesLeft: Field<RecoveryCodesLeft> = record(CODES_LEFT, 'left');

/** The number of recovery codes left (contract §4.28). The codes themselves are never requested. */
export const getRecoveryCodes = get(
  'getRecoveryCodes',
  '/app/users/me/recovery-codes',
  readRecoveryCodesLeft,
);

const CODES = () => ({ codes: texts(secretText) });

/** New recovery codes on the wire (contract §4.28). */
export type WireRecoveryCodes = WireOf<typeof CODES>;

/** An empty list would lock the user out. */
export const readRecoveryCodes = as(record(CODES, 'codes'), (body): readonly string[] => {
  const codes = [...new Set(texts(secretText).row(requireRecord(body, 'codes').codes))];
  return codes.length > 0 ? codes : unexpected('codes');
});

/**
 * Creates new recovery codes and invalidates the previous ones (contract §4.28). They are shown
 * once.
 */
export const makeRecoveryCodes = post(
  'makeRecoveryCodes',
  '/app/users/me/recovery-codes',
  readRecoveryCodes,
);

const PASSKEY = () => ({
  id: key,
  name: anyText,
  createdAt: utcTime,
  lastUsedAt: maybe(utcTime),
});

/** A passkey on the wire (contract §4.28). */
export type WirePasskey = WireOf<typeof PASSKEY>;

export const readNewPasskey = record<Passkey, WirePasskey>(PASSKEY, 'id');

export const readPasskeys = entries(readNewPasskey, true);

/** WebAuthn options, plain or in `publicKey` (contract §4.28). */
export const readPasskeyOptions = as(
  record(() => ({ challenge: secretText }), 'challenge'),
  (body): PasskeyOptions => {
    const options = requireRecord(field(unwrap(body), 'publicKey') ?? body, 'challenge');
    return text(options.challenge) ? options : unexpected('challenge');
  },
);

/** Options for signing in with a passkey (contract §4.28). */
export const getPasskeyLoginOptions = post(
  'getPasskeyLoginOptions',
  '/app/login/passkey-options',
  readPasskeyOptions,
  undefined,
  { needsSession: false },
);

/** A credential from the browser. */
interface CredentialInput {
  readonly credential: PasskeyCredential;
}

/** Signs in with a passkey (contract §4.28). The client stores the CSRF token. */
export const loginWithPasskey = opensSession(
  post(
    'loginWithPasskey',
    '/app/login/passkey',
    readExternalLogin,
    ({ credential }: CredentialInput) => ({ body: { credential } }),
    { needsSession: false },
  ),
);

/** The user's passkeys (contract §4.28). */
export const listPasskeys = get('listPasskeys', '/app/users/me/passkeys', readPasskeys);

/** Options for creating a passkey (contract §4.28). */
export const getPasskeyOptions = post(
  'getPasskeyOptions',
  '/app/users/me/passkeys/options',
  readPasskeyOptions,
);

/**
 * Saves a passkey created by the browser; without a name the server chooses one (contract §4.28).
 */
export const addPasskey = post(
  'addPasskey',
  '/app/users/me/passkeys',
  readNewPasskey,
  (body: CredentialInput & { readonly name?: string }) => ({ body }),
);

/** Renames a passkey (contract §4.28). */
export const renamePasskey = patch(
  'renamePasskey',
  '/app/users/me/passkeys/{id}',
  written,
  ({ id, name }: IdInput & { readonly name: string }) => ({ params: { id }, body: { name } }),
);

/** Removes a passkey, which can no longer be used to sign in (contract §4.28). */
export const removePasskey = remove('removePasskey', '/app/users/me/passkeys/{id}', written, byId);

/** The {@link CallFacts} of each call. @internal */
export const facts = () => {
  const OWN = { isForThemselves: true } as const;
  const DEVICES = { ...OWN, optional: 'with the setting "signIn.devices" alone' } as const;
  const RECOVERY = { ...OWN, optional: 'with the setting "signIn.recoveryCodes" alone' } as const;
  const PASSKEYS = { ...OWN, optional: 'with the setting "signIn.passkeys" alone' } as const;
  const OPEN = { isOpen: true, isOfSession: true, optional: PASSKEYS.optional } as const;
  const CREDENTIAL = { credential: { id: 'p-1' } };
  return {
    listDevices: { ...DEVICES, example: [undefined, 'GET /app/users/me/devices'] },
    signOutDevice: {
      ...DEVICES,
      refuses: { 400: [''], 404: [''] },
      example: [{ id: 'd/1' }, 'DELETE /app/users/me/devices/d%2F1'],
    },
    signOutOtherDevices: {
      ...DEVICES,
      example: [undefined, 'POST /app/users/me/devices/sign-out-others'],
    },
    forgetDevice: {
      ...DEVICES,
      refuses: { 404: [''] },
      example: [{ id: 'd/1' }, 'DELETE /app/users/me/devices/d%2F1/trust'],
    },
    getRecoveryCodes: { ...RECOVERY, example: [undefined, 'GET /app/users/me/recovery-codes'] },
    makeRecoveryCodes: {
      ...RECOVERY,
      refuses: { 400: [''] },
      example: [undefined, 'POST /app/users/me/recovery-codes'],
    },
    getPasskeyLoginOptions: {
      ...OPEN,
      refuses: { 400: [''] },
      example: [undefined, 'POST /app/login/passkey-options'],
    },
    loginWithPasskey: {
      ...OPEN,
      refuses: { 400: [''], 403: ['account_off'] },
      example: [CREDENTIAL, 'POST /app/login/passkey', CREDENTIAL],
    },
    listPasskeys: { ...PASSKEYS, example: [undefined, 'GET /app/users/me/passkeys'] },
    getPasskeyOptions: {
      ...PASSKEYS,
      refuses: { 400: [''] },
      example: [undefined, 'POST /app/users/me/passkeys/options'],
    },
    addPasskey: {
      ...PASSKEYS,
      refuses: { 400: [''], 422: ['too_many'] },
      example: [CREDENTIAL, 'POST /app/users/me/passkeys', CREDENTIAL],
    },
    renamePasskey: {
      ...PASSKEYS,
      refuses: { 400: [''], 404: [''] },
      example: [
        { id: 'p/1', name: 'Phone' },
        'PATCH /app/users/me/passkeys/p%2F1',
        { name: 'Phone' },
      ],
    },
    removePasskey: {
      ...PASSKEYS,
      refuses: { 404: [''] },
      example: [{ id: 'p/1' }, 'DELETE /app/users/me/passkeys/p%2F1'],
    },
  } as const satisfies Readonly<Record<string, CallFacts>>;
};
