import * as v from 'valibot';
import { PARKED_NAME_MAX } from '../cart/parked-cart';

/** Rules of the name of a cart that is put aside; it needs none. Issues are message codes of the cart's room. */
export const parkCartRules = (() =>
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(PARKED_NAME_MAX, 'tooLong'),
      v.transform((name) => name || null),
    ),
  }))();
