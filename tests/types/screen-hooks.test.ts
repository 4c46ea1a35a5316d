import { expect, expectTypeOf, it } from 'vitest';
import type { RoleDetailScreenProps } from '../../src/components/roles/RoleDetailScreen';
import type { RolesScreenProps } from '../../src/components/roles/RolesScreen';
import type { InviteModalProps } from '../../src/components/users/InviteModal';
import type { ProfileScreenProps } from '../../src/components/users/ProfileScreen';
import type { UsersScreenProps } from '../../src/components/users/UsersScreen';
import type { useRoleDetailScreen } from '../../src/hooks/roles/useRoleDetailScreen';
import type { useRolesScreen } from '../../src/hooks/roles/useRolesScreen';
import type { useInviteDialog } from '../../src/hooks/users/useInviteDialog';
import type { useProfileScreen } from '../../src/hooks/users/useProfileScreen';
import type { useUsersScreen } from '../../src/hooks/users/useUsersScreen';

/** `<XScreen {...useXScreen()} />` for every screen: what does not fit fails the check of types. */
it('every screen takes what its hook returns', () => {
  expectTypeOf<ReturnType<typeof useRolesScreen>>().toExtend<RolesScreenProps>();
  expectTypeOf<ReturnType<typeof useRoleDetailScreen>>().toExtend<RoleDetailScreenProps>();
  expectTypeOf<ReturnType<typeof useUsersScreen>>().toExtend<UsersScreenProps>();
  expectTypeOf<ReturnType<typeof useProfileScreen>>().toExtend<ProfileScreenProps>();
  expectTypeOf<ReturnType<typeof useInviteDialog>['dialog']>().toExtend<InviteModalProps>();
  expect.assertions(0);
});
