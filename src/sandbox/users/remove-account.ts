import type { UserRecord } from '../db/users-table';
import type { World } from '../world/world';

/**
 * Deletes an account. What is kept for it is kept by its id, so that none of it belongs to anybody any
 * more, even when somebody is invited with that e-mail later.
 */
export function removeAccount(world: World, user: UserRecord): void {
  world.db.users.remove(user);
  world.db.sessions.closeAllOf(user.id);
  world.live.dropClosed();
}
