import { embedScreen } from '../screen';
import type { SignInProperties } from './SignInEmbed';

/** The way in: password, code, missing names, and a forgotten password. */
export const signIn = embedScreen<SignInProperties>({
  name: 'sign-in',
  needsUser: 'no',
  properties: { brandName: 'text', signedInHref: 'text', forgotPasswordHref: 'text' },
  events: [],
  load: async () => (await import('./SignInEmbed')).SignInEmbed,
});
