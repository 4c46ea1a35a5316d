import { cartPaths } from '../app/cart/paths';
import { productsPaths } from '../app/products/paths';
import { rolesPaths } from '../app/roles/paths';
import { usersPaths } from '../app/users/paths';

/** A path of the portal's routes with places as {@link fillHref} fills them. */
const template = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** Where links lead that a screen cannot do without, unless the page says better: the portal. */
export const PORTAL_HREFS = {
  cart: cartPaths.cart,
  product: /* @__PURE__ */ template(productsPaths.product),
  products: productsPaths.products,
  roles: rolesPaths.roles,
  user: /* @__PURE__ */ template(usersPaths.userEdit),
  users: usersPaths.users,
} as const;
