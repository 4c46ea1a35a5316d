/**
 * The result of an access rule. A refusal carries a reason code; the sentence for it lives in
 * `messages`, so that whatever is disabled can say why.
 */
export type Access<Reason extends string = string> =
  | { readonly allowed: true; readonly reason?: undefined; readonly permission?: undefined }
  | {
      readonly allowed: false;
      /** Why not, as a code whose sentence lives in `messages`. */
      readonly reason: Reason;
      /** The permission that it takes, where one is missing. @default none is */
      readonly permission?: string | undefined;
    };

/** The result that allows. */
export const ALLOWED: Access<never> = { allowed: true };

/**
 * A refusal with its reason code.
 *
 * @param permission - the one that is missing, where it is for want of one
 */
export function refused<Reason extends string>(
  reason: Reason,
  permission?: string,
): Access<Reason> {
  return { allowed: false, reason, ...(permission !== undefined && { permission }) };
}
