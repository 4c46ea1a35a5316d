import { Hono } from 'hono';
import type { Env } from '../http/caller';
import type { SandboxRoom } from '../room';
import type { World } from '../world';
import { confirmEmail } from './confirm-email';
import { completeExternalLogin, externalLoginUrl } from './external-login';
import { login } from './login';
import { logout } from './logout';
import { loginWithPasskey, passkeyLoginOptions } from './passkey-login';
import { requestPasswordReset, resetPassword } from './password-reset';
import { validateToken } from './validate-token';

/** Sign-in and session (specification §7.1). */
function authRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  room.post('/', (c) => login(c, world));
  room.get('/logout', (c) => logout(c, world));
  room.post('/validate-token', (c) => validateToken(c, world));
  room.post('/reset-password', (c) => resetPassword(c, world));
  room.get('/generate-password-reset-token', (c) => requestPasswordReset(c, world));
  room.get('/confirm-email', (c) => confirmEmail(c, world));
  room.get('/external-login', (c) => externalLoginUrl(c, world));
  room.post('/external-login-res', (c) => completeExternalLogin(c, world));
  room.post('/passkey-options', (c) => passkeyLoginOptions(c, world));
  room.post('/passkey', (c) => loginWithPasskey(c, world));
  return room;
}

export const authRoom: SandboxRoom = { base: '/app/login', routes: authRoutes };
