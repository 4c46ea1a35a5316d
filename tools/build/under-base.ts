import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../scripts/project.mjs';

/** The sources in which addresses of the portal stand (tests/tools/under-base.test.ts). */
const PLACES =
  /^src\/(?:app\/(?:main\.tsx|[a-z]+\/paths\.ts)|embed\/frame\/(?:frame-address\.ts|FrameNotice\.tsx)|hooks\/impersonation\/ImpersonationProvider\.tsx|platform\/session-timer\.ts|sandbox\/msw\/start-demo\.ts)$/;

/** An address from the root of the origin, at the beginning of a text. */
export const ADDRESS = /(?<![\w)\]])(['"`])\/(?=[a-z\d]|\1)/gi;

/** Whether addresses of the portal may stand in a source, by its path from the root. */
export const holdsAddresses = (file: string) => PLACES.test(file);

/** A source whose addresses begin with the path that the portal stands under. */
export const underBase = (code: string, base: string) =>
  code.replace(ADDRESS, (_all, quote: string) => `${quote}${base}`);

/**
 * For a portal that does not stand at the root of its origin (`npm run build:portal -- --base
 * /console/`). Nothing of it is in a portal that does.
 */
export function addressesUnderBase(): Plugin {
  let base = '/';
  return {
    name: 'addresses-under-base',
    enforce: 'pre',
    apply: 'build',
    configResolved(config) {
      // The workbench, whose base is relative, has portals that leave its address alone.
      base = config.base.startsWith('/') ? config.base : '/';
    },
    transform(code, id) {
      const file = id.slice(join(projectRoot, '/').length);
      return base !== '/' && holdsAddresses(file) ? { code: underBase(code, base) } : null;
    },
  };
}
