import { activityPaths } from './activity/paths';
import { authPaths } from './auth/paths';
import { billingPaths } from './billing/paths';
import { cartPaths } from './cart/paths';
import { customersPaths } from './customers/paths';
import { dashboardPaths } from './dashboard/paths';
import { errorsPaths } from './errors/paths';
import { impersonationPaths } from './impersonation/paths';
import { modulesPaths } from './modules/paths';
import { ordersPaths } from './orders/paths';
import { productsPaths } from './products/paths';
import { rolesPaths } from './roles/paths';
import { subscriptionsPaths } from './subscriptions/paths';
import { usersPaths } from './users/paths';

export { userEditPath } from './users/paths';

/** Every address of the portal (specification §2). A pattern and its link are the same text. */
export const paths = {
  ...activityPaths,
  ...authPaths,
  ...billingPaths,
  ...cartPaths,
  ...customersPaths,
  ...dashboardPaths,
  ...errorsPaths,
  ...impersonationPaths,
  ...modulesPaths,
  ...ordersPaths,
  ...productsPaths,
  ...rolesPaths,
  ...subscriptionsPaths,
  ...usersPaths,
} as const;
