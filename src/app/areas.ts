import { activityArea } from './activity/area';
import type { Area } from './area';
import { billingArea } from './billing/area';
import { cartArea } from './cart/area';
import { customersArea } from './customers/area';
import { dashboardArea } from './dashboard/area';
import { errorsArea } from './errors/area';
import { modulesArea } from './modules/area';
import { ordersArea } from './orders/area';
import { productsArea } from './products/area';
import { rolesArea } from './roles/area';
import { subscriptionsArea } from './subscriptions/area';
import { usersArea } from './users/area';

/** The areas of the signed-in portal, in the order of the side navigation. */
export const areas: readonly Area[] = [
  dashboardArea,
  usersArea,
  rolesArea,
  activityArea,
  customersArea,
  subscriptionsArea,
  ordersArea,
  billingArea,
  productsArea,
  cartArea,
  modulesArea,
  errorsArea,
];
