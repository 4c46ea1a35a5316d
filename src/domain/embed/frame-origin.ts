/** Maximum number of allowed frame origins; all of them go into one header. */
export const MOST_FRAME_ORIGINS = 50;

/**
 * `https`, a host name and an optional port. Nothing else matches, so that an origin is safe in a
 * `Content-Security-Policy`.
 */
const SECURE = /^https:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;
/** The local machine, for development. */
const OWN_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/**
 * Whether a text is a page origin in a browser's spelling: no path, wildcard or default port.
 * `http` only on the local machine.
 */
export function isFrameOrigin(text: string): boolean {
  if (!SECURE.test(text) && !OWN_MACHINE.test(text)) return false;
  return URL.canParse(text) && new URL(text).origin === text;
}
