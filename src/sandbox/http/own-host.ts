import type { World } from '../world';
import { Problem } from './problem';

function hostOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
}

/**
 * Refuses a host that is not ours: a link that we mail must never lead to another host.
 * @throws Problem 400
 */
export function requireOwnHost(world: World, requestUrl: string, host: string): void {
  const own = [new URL(requestUrl).host, ...world.portalHosts].map(hostOf);
  if (!own.includes(hostOf(host))) throw new Problem(400, 'This host is not ours.');
}

/** The portal's origin for a link, from a host that was checked. */
export function portalOrigin(requestUrl: string, host: string): string {
  return /^https?:\/\//i.test(host.trim())
    ? new URL(host.trim()).origin
    : `${new URL(requestUrl).protocol}//${hostOf(host)}`;
}
