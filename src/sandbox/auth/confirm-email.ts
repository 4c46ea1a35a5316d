import { recordUser } from '../activity/record';
import { done } from '../http/answers';
import type { CallContext } from '../http/caller';
import { requireQuery } from '../http/input';
import { Problem } from '../http/problem';
import type { World } from '../world';

/** `GET /app/login/confirm-email` (specification §7.1). */
export function confirmEmail(c: CallContext, world: World): Response {
  const token = requireQuery(c, 'confirmationToken');
  const user = world.db.users.find(requireQuery(c, 'email'));
  const { confirmationTokens } = world.db;
  const state = confirmationTokens.stateOf(token, world.clock.now());
  if (!user || confirmationTokens.subjectOf(token) !== user.id) {
    throw new Problem(400, 'This confirmation link is not right.');
  }
  if (state === 'used' || user.isEmailConfirmed) {
    throw new Problem(400, 'Email is already confirmed, Try to login');
  }
  if (state === 'expired') throw new Problem(400, 'This confirmation link has expired.');
  confirmationTokens.use(token);
  user.isEmailConfirmed = true;
  recordUser(world, { by: user.email, impersonatedBy: null }, 'user.joined', user);
  return done("Email activated! You're all set to log in.");
}
