import * as v from 'valibot';
import { isFrameOrigin, MOST_FRAME_ORIGINS } from '../domain/embed/frame-origin';
import { isFontFamily, tokenProblem } from '../theme/token-value';
import type { ConfigChecks } from './config-checks';
import { group } from './config-schema';

const EXAMPLE = 'https://www.partner.example';

const origin = v.pipe(
  v.string(),
  v.check(isFrameOrigin, `must be an origin such as ${EXAMPLE}, without a path`),
);

/** Checks all settings. Large, so only portals whose settings need it load it. */
export const RARE_CONFIG_CHECKS: ConfigChecks = {
  isFontFamily,
  tokenProblem,
  embed: group({
    origins: v.optional(
      v.pipe(
        v.array(origin),
        v.maxLength(MOST_FRAME_ORIGINS, `must be at most ${MOST_FRAME_ORIGINS} origins`),
      ),
    ),
  }),
};
