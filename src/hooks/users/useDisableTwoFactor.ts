import type { WriteAnswer } from '../../api/calls/call';
import { disableTwoFactor, type UserInput } from '../../api/calls/users';
import { useWrite, type Write } from '../writes/useWrite';
import { userKeys } from './user-keys';

/** Switches a second factor off (specification §7.2). */
export function useDisableTwoFactor(): Write<UserInput, WriteAnswer> {
  return useWrite(disableTwoFactor, { stale: () => [userKeys.all] });
}
