/**
 * The result of an access rule. A refusal carries a reason code; the sentence for it lives in
 * `messages`, so that whatever is disabled can say why.
 */
export type Access<Reason extends string = string> =
  | { readonly allowed: true; readonly reason?: undefined }
  | {
      readonly allowed: false;
      /** Why not, as a code whose sentence lives in `messages`. */
      readonly reason: Reason;
    };

/** The result that allows. */
export const ALLOWED: Access<never> = { allowed: true };

/** A refusal with its reason code. */
export function refused<Reason extends string>(reason: Reason): Access<Reason> {
  return { allowed: false, reason };
}
