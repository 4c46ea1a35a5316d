import * as v from 'valibot';
import { isSystemRole, type Role, type RoleMember } from './role';

/**
 * Navigation state of the role detail page (specification §2.2): the role and its users as shown on
 * the previous page. It survives a reload in the browser's history, so it may be outdated, and
 * scripts can write it.
 */
export interface ViewRoleState {
  readonly role: Role;
  readonly name: string;
  readonly isSystemRole: boolean;
  readonly users: readonly Pick<RoleMember, 'email'>[];
}

const shape = v.pipe(
  v.object({
    role: v.object({
      name: v.string(),
      owner: v.string(),
      permissions: v.array(v.object({ name: v.string(), description: v.string() })),
    }),
    name: v.string(),
    isSystemRole: v.boolean(),
    users: v.array(v.object({ email: v.string() })),
  }),
  // The fields are redundant; if they differ, the state was tampered with.
  v.check((state) => state.name === state.role.name),
  v.check((state) => state.isSystemRole === isSystemRole(state.role)),
);

/** Creates the navigation state, without pictures, which are too large for the history. */
export function toViewRoleState(
  role: Role,
  users: readonly Pick<RoleMember, 'email'>[] = [],
): ViewRoleState {
  return {
    role,
    name: role.name,
    isSystemRole: isSystemRole(role),
    users: users.map(({ email }) => ({ email })),
  };
}

/** Parses a navigation state; null if it is invalid or inconsistent. */
export function readViewRoleState(state: unknown): ViewRoleState | null {
  const result = v.safeParse(shape, state);
  return result.success ? result.output : null;
}
