/** Addresses of the sign-in (specification §2.1). */
export const authPaths = {
  logout: '/logout',
  auth: '/auth',
  login: '/auth/login',
  twoFactor: '/auth/2fa',
  userData: '/auth/user-data',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  externalLogin: '/external-login/:external',
} as const;
