import type { WriteAnswer } from '../../api/calls/call';
import { disableTwoFactor, type UserInput } from '../../api/calls/users';
import { userKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/** Switches a second factor off (specification §7.2). */
export function useDisableTwoFactor(): Write<UserInput, WriteAnswer> {
  return useWrite(disableTwoFactor, { stale: () => [userKeys.all] });
}
