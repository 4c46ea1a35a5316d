/** The accepted picture formats (contract §4.9). */
export type AvatarFormat = 'jpeg' | 'png' | 'webp';

/** Maximum length of a base64 picture, in characters: about 1.5 MB of bytes. */
export const AVATAR_MAX_LENGTH = 2_000_000;

/** Number of base64 characters that contain a file signature. */
const HEAD_LENGTH = 24;

function formatOf(head: string): AvatarFormat | null {
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return null;
}

/**
 * Format of a base64 picture by its signature; null otherwise. SVG and HTML are not accepted, so
 * that nothing executable is ever shown (contract §4.9).
 */
export function avatarFormat(base64: string | null | undefined): AvatarFormat | null {
  if (typeof base64 !== 'string') return null;
  if (base64.length < HEAD_LENGTH || base64.length > AVATAR_MAX_LENGTH) return null;
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  return formatOf(atob(base64.slice(0, HEAD_LENGTH)));
}

/** The `src` of an avatar; null to show initials. */
export function avatarSource(base64: string | null | undefined): string | null {
  const format = avatarFormat(base64);
  return format && `data:image/${format};base64,${base64}`;
}
