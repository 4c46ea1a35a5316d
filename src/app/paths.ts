/** Every address of the portal (specification §2). A pattern and its link are the same text. */
export const paths = {
  root: '/',
  logout: '/logout',
  auth: '/auth',
  login: '/auth/login',
  twoFactor: '/auth/2fa',
  userData: '/auth/user-data',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  externalLogin: '/external-login/:external',
  impersonate: '/impersonate/:sessionId',
  dashboard: '/dashboard',
  usersIndex: '/apps/user-management',
  users: '/apps/user-management/users',
  userEdit: '/apps/user-management/users/edit/:email',
  roles: '/apps/user-management/roles',
  rolesIndex: '/apps/roles',
  roleDetail: '/apps/roles/view-role',
  customers: '/apps/customers',
  subscriptions: '/apps/subscriptions',
  orders: '/apps/orders',
  products: '/apps/products',
  cart: '/cart',
  cartSelectClient: '/cart/select-client',
  cartReview: '/cart/review',
  cartPurchase: '/cart/purchase/',
  notFound: '/error/404',
  systemError: '/error/500',
} as const;

/** The profile and account settings of a user; his e-mail may hold any character (§2.2). */
export function userEditPath(email: string): string {
  return paths.userEdit.replace(':email', () => encodeURIComponent(email));
}

/** The groups that the specification names with a wildcard (§2.2); their pages are still to come. */
export const wildcardGroups = [
  '/apps/customers/*',
  '/apps/user-management/*',
  '/apps/roles/*',
  '/apps/subscriptions/*',
  '/apps/modules/*',
  '/apps/products/*',
  '/cart/*',
  '/apps/orders/*',
] as const;
