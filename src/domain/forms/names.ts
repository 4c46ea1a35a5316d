import * as v from 'valibot';
import { FRIENDLY_NAME_MAX } from '../cart/cart';

const name = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(FRIENDLY_NAME_MAX, 'tooLong'),
    v.transform((text) => text || null),
  );

/** Rules of what its owner calls a subscription, and of its project; both may be empty. */
export const namesRules = (() => v.object({ friendlyName: name(), project: name() }))();
