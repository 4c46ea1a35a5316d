import * as v from 'valibot';

/** Rules of the passkey name form (contract §4.28). Issues are message codes of the users room. */
export const passkeyNameRules = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('required')),
});
