import * as v from 'valibot';
import { readRecoveryCode } from '../auth/recovery-code';

/** Rules of the recovery code form (contract §4.28). Issues are message codes of the auth room. */
export const recoveryCodeRules = v.object({
  code: v.pipe(v.string(), v.transform(readRecoveryCode), v.nonEmpty('required')),
});
