import type { ScreenName } from './names';
import type { AnyEmbedScreen } from './screen';
import { activity } from './screens/activity';
import { customer } from './screens/customer';
import { customers } from './screens/customers';
import { marketplace } from './screens/marketplace';
import { newCustomer } from './screens/new-customer';
import { notifications } from './screens/notifications';
import { order } from './screens/order';
import { orders } from './screens/orders';
import { priceList } from './screens/price-list';
import { priceLists } from './screens/price-lists';
import { product } from './screens/product';
import { profile } from './screens/profile';
import { renewals } from './screens/renewals';
import { role } from './screens/role';
import { roles } from './screens/roles';
import { signIn } from './screens/sign-in';
import { statement } from './screens/statement';
import { statements } from './screens/statements';
import { subscription } from './screens/subscription';
import { subscriptions } from './screens/subscriptions';
import { users } from './screens/users';

/**
 * The screens that stand in pages which know nothing of React, each by its name: as elements
 * (`elements/`), behind a frame (`frame/`), in the manifest. A new one is a line here, one in
 * `names.ts`, and two files beside it.
 */
export const SCREENS = {
  'sign-in': signIn,
  notifications,
  roles,
  role,
  users,
  profile,
  marketplace,
  product,
  'price-lists': priceLists,
  'price-list': priceList,
  statements,
  statement,
  subscriptions,
  subscription,
  renewals,
  orders,
  order,
  customers,
  customer,
  'new-customer': newCustomer,
  activity,
} as const satisfies Readonly<Record<ScreenName, AnyEmbedScreen>>;
