import type { UserRecord } from '../db/users-table';
import type { World } from '../world/world';

/**
 * Deletes an account. Its data refers to its id, so nothing passes to a user who is invited with
 * that e-mail later.
 */
export function removeAccount(world: World, user: UserRecord): void {
  world.db.users.remove(user);
  world.db.sessions.closeAllOf(user.id);
  world.live.dropClosed();
}
