import * as v from 'valibot';
import { IMPERSONATION_REASON_MAX } from '../impersonation/impersonation';

/** Rules of the reason of an impersonation, which may be empty. Issues are message codes of its room. */
export const startImpersonationRules = (() =>
  v.object({
    reason: v.pipe(v.string(), v.trim(), v.maxLength(IMPERSONATION_REASON_MAX, 'tooLong')),
  }))();
