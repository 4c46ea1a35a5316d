import { disableTwoFactor, type UserInput } from '../../api/users';
import type { WriteAnswer } from '../../api/wire/message';
import { useWrite, type Write } from '../writes/useWrite';
import { userKeys } from './user-keys';

/** Switches a second factor off (specification §7.2). */
export function useDisableTwoFactor(): Write<UserInput, WriteAnswer> {
  return useWrite(disableTwoFactor, { stale: () => [userKeys.all] });
}
