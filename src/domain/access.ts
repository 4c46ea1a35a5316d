/**
 * The result of an access rule. A refusal carries a reason code, so that a disabled control can
 * show why; its sentence is in `messages`.
 */
export type Access<Reason extends string = string> =
  | { readonly allowed: true; readonly reason?: undefined; readonly permission?: undefined }
  | {
      readonly allowed: false;
      /** Reason code; its sentence is in `messages`. */
      readonly reason: Reason;
      /** The missing permission. @default the refusal is not about a permission */
      readonly permission?: string | undefined;
    };

/** The result of a rule that allows. */
export const ALLOWED: Access<never> = { allowed: true };

/**
 * Returns a refusal.
 *
 * @param permission - the missing permission, if that is the reason
 */
export function refused<Reason extends string>(
  reason: Reason,
  permission?: string,
): Access<Reason> {
  return { allowed: false, reason, ...(permission !== undefined && { permission }) };
}

/**
 * Why a user cannot do something at all, regardless of the record; `signedOut`: nobody is signed
 * in.
 */
export type NeedRefusal = 'customerType' | 'noPermission' | 'impersonating' | 'signedOut';
