import { Hono } from 'hono';
import type { WireRecoveryCodes, WireRecoveryCodesLeft } from '../../api/calls/sign-in-ways';
import { RECOVERY_CODE_COUNT } from '../../domain/auth/recovery-code';
import { json } from '../http/answers';
import type { Env } from '../http/context';
import { Problem } from '../http/problem';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';
import { requireSelf } from './devices';

/** The recovery codes of a second factor (contract §4.28). */
function recoveryCodesRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/', (c) => {
    const { user } = requireSelf(c);
    const left = world.db.recoveryCodes.leftOf(user.id);
    const answer: WireRecoveryCodesLeft = { left, total: RECOVERY_CODE_COUNT };
    return json(answer);
  });

  room.post('/', (c) => {
    const { user } = requireSelf(c);
    if (user.totpSecret === null) {
      throw new Problem(400, 'There is no second factor that they could stand in for.');
    }
    const answer: WireRecoveryCodes = { codes: [...world.db.recoveryCodes.make(user.id)] };
    return json(answer);
  });

  return room;
}

export const recoveryCodesRoom: SandboxRoom = {
  base: '/app/users/me/recovery-codes',
  routes: recoveryCodesRoutes,
};
