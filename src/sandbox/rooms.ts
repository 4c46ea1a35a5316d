import { authRoom } from './auth/routes';
import { statementsRoom } from './billing/routes';
import { customersRoom } from './customers/routes';
import { deskRoom } from './desk/routes';
import { impersonationRoom } from './impersonation/routes';
import { liveRoom } from './live/routes';
import { notificationsRoom } from './notifications/routes';
import { ordersRoom } from './orders/routes';
import { rolesRoom } from './roles/routes';
import type { SandboxRoom } from './room';
import { subscriptionsRoom } from './subscriptions/routes';
import { usersRoom } from './users/routes';

/** Every room of the sandbox. The longer of two addresses that begin alike comes first. */
export const rooms: readonly SandboxRoom[] = [
  authRoom,
  usersRoom,
  rolesRoom,
  customersRoom,
  ordersRoom,
  subscriptionsRoom,
  statementsRoom,
  impersonationRoom,
  liveRoom,
  deskRoom,
  notificationsRoom,
];
