import type { NeedRefusal } from '../../domain/access';
import { type Access, refused } from '../../domain/access';
import { useAbsence } from './useAbsence';

/**
 * What the viewer may, and `signedOut` once it is known that nobody is signed in: a screen then says
 * so, and nothing on it can be pressed (contract §4.38).
 */
export function useSignedInAccess(access: Access<NeedRefusal>): Access<NeedRefusal> {
  return useAbsence() === 'signedOut' ? refused('signedOut') : access;
}
