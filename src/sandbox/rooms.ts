import { authRoom } from './auth/routes';
import { customersRoom } from './customers/routes';
import { deskRoom } from './desk/routes';
import { impersonationRoom } from './impersonation/routes';
import { liveRoom } from './live/routes';
import { notificationsRoom } from './notifications/routes';
import { rolesRoom } from './roles/routes';
import type { SandboxRoom } from './room';
import { usersRoom } from './users/routes';

/** Every room of the sandbox. The longer of two addresses that begin alike comes first. */
export const rooms: readonly SandboxRoom[] = [
  authRoom,
  usersRoom,
  rolesRoom,
  customersRoom,
  impersonationRoom,
  liveRoom,
  deskRoom,
  notificationsRoom,
];
