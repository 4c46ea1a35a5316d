/** Origins in a list of those that may frame: a header holds them all. */
export const MOST_FRAME_ORIGINS = 50;

/**
 * `https` with a name and perhaps a port. Nothing else fits, so that an origin can stand in a
 * `Content-Security-Policy` and end no part of it.
 */
const SECURE = /^https:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;
/** This machine, for development. */
const OWN_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/**
 * Whether a text is the origin of a page, as a browser writes it: no path, no wildcard, no port that
 * goes without saying. Plain `http` only on this machine.
 */
export function isFrameOrigin(text: string): boolean {
  if (!SECURE.test(text) && !OWN_MACHINE.test(text)) return false;
  return URL.canParse(text) && new URL(text).origin === text;
}
