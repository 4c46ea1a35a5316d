import * as v from 'valibot';
import { isSystemRole, type Role, type RoleMember } from './role';

/**
 * What comes with a navigation to the detail page (specification §2.2): the role and its users as
 * the page before showed them. The browser's history keeps it through a reload, so it may be
 * outdated, and everyone who can write the history can write it.
 */
export interface ViewRoleState {
  readonly role: Role;
  /** The role's name. */
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
  // The four fields say the same twice. Where they differ, the state was tampered with.
  v.check((state) => state.name === state.role.name),
  v.check((state) => state.isSystemRole === isSystemRole(state.role)),
);

/** What a navigation to the detail page carries. Pictures stay behind: a history is no album. */
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

/** The state of a navigation, or null when it is none or does not agree with itself. */
export function readViewRoleState(state: unknown): ViewRoleState | null {
  const result = v.safeParse(shape, state);
  return result.success ? result.output : null;
}
