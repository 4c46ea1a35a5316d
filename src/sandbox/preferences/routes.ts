import { Hono } from 'hono';
import type { WirePreference } from '../../api/calls/preferences';
import { PREFERENCES_MAX, preferenceProblem } from '../../domain/preferences/preferences';
import { done, json } from '../http/answers';
import { refuseImpersonation, requireCaller } from '../http/caller';
import type { Env } from '../http/context';
import { malformed, pathPart, readFields } from '../http/input';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';

const PROBLEMS = {
  badKey: 'The key of a preference is 1 to 64 letters, digits, dots, hyphens and underscores.',
  notJson: 'The value is missing.',
  tooLong: 'The value of a preference is at most 4 kB of JSON.',
};

/** User preferences (contract §4.26). */
function preferencesRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/', (c) => {
    const { user } = requireCaller(c);
    const kept = world.db.preferences.get(user.id) ?? new Map();
    const entries: WirePreference[] = [...kept].map(([key, value]) => ({ key, value }));
    return json(entries);
  });

  room.put('/:key', async (c) => {
    const caller = requireCaller(c);
    refuseImpersonation(caller);
    const key = pathPart(c, 'key');
    const { value } = await readFields(c);
    const problem = preferenceProblem(key, value);
    if (problem) throw malformed(PROBLEMS[problem]);
    const kept = new Map(world.db.preferences.get(caller.user.id));
    if (value === null) kept.delete(key);
    else kept.set(key, value);
    if (kept.size > PREFERENCES_MAX) {
      throw malformed(`A user keeps at most ${PREFERENCES_MAX} preferences.`);
    }
    world.db.preferences.set(caller.user.id, kept);
    return done('The preference was kept.');
  });

  return room;
}

export const preferencesRoom: SandboxRoom = {
  base: '/app/preferences',
  routes: preferencesRoutes,
};
