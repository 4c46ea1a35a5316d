import * as v from 'valibot';

/** Digits of a one-time code (specification §9). */
export const CODE_LENGTH = 6;

/**
 * Rules of the second-factor form (specification §5). Issues are message codes of the auth room.
 */
export const twoFactorRules = v.object({
  code: v.pipe(v.string(), v.regex(/^[0-9]{6}$/, 'codeIncomplete')),
});
