import type { NeedRefusal } from '../../domain/access';
import { type Access, refused } from '../../domain/access';
import { useAbsence } from './useAbsence';

/**
 * The viewer's access, or `signedOut`: the screen then shows that, with all actions disabled
 * (contract §4.38).
 */
export function useSignedInAccess(access: Access<NeedRefusal>): Access<NeedRefusal> {
  return useAbsence() === 'signedOut' ? refused('signedOut') : access;
}
