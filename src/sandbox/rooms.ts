import { activityRoom } from './activity/routes';
import { authRoom } from './auth/routes';
import { reconciliationRoom } from './billing/reconciliation';
import { statementsRoom } from './billing/routes';
import { parkedCartsRoom } from './cart/parked-routes';
import { cartRoom } from './cart/routes';
import { customersRoom } from './customers/routes';
import { dashboardRoom } from './dashboard/routes';
import { deskRoom } from './desk/routes';
import type { SandboxRoom } from './http/room';
import { impersonationRoom } from './impersonation/routes';
import { liveRoom } from './live/routes';
import { notificationsRoom } from './notifications/routes';
import { ordersRoom } from './orders/routes';
import { preferencesRoom } from './preferences/routes';
import { domainsRoom } from './products/domains';
import { endDatesRoom } from './products/end-dates';
import { priceListsRoom } from './products/price-lists';
import { productsRoom } from './products/routes';
import { rolesRoom } from './roles/routes';
import { subscriptionsRoom } from './subscriptions/routes';
import { devicesRoom } from './users/devices';
import { passkeysRoom } from './users/passkeys';
import { recoveryCodesRoom } from './users/recovery-codes';
import { usersRoom } from './users/routes';

/** All rooms of the sandbox. Of two prefixes that match, the longer one comes first. */
export const rooms: readonly SandboxRoom[] = [
  authRoom,
  devicesRoom,
  recoveryCodesRoom,
  passkeysRoom,
  usersRoom,
  rolesRoom,
  customersRoom,
  parkedCartsRoom,
  cartRoom,
  productsRoom,
  priceListsRoom,
  domainsRoom,
  endDatesRoom,
  ordersRoom,
  subscriptionsRoom,
  statementsRoom,
  reconciliationRoom,
  dashboardRoom,
  impersonationRoom,
  liveRoom,
  deskRoom,
  preferencesRoom,
  notificationsRoom,
  activityRoom,
];
