import * as v from 'valibot';
import { readRecoveryCode } from '../auth/recovery-code';

/** Rules of the form for a recovery code (contract §4.28). Issues are message codes of the auth room. */
export const recoveryCodeRules = /* @__PURE__ */ v.object({
  code: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.string(),
    /* @__PURE__ */ v.transform(readRecoveryCode),
    /* @__PURE__ */ v.nonEmpty('required'),
  ),
});
