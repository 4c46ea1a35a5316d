import * as v from 'valibot';

/**
 * Rules of what happens at a renewal: with one there is a number of seats (wire §5). What is `unreadable`
 * is explained by its field.
 */
export const renewalRules = (() =>
  v.pipe(
    v.object({
      autoRenew: v.boolean(),
      quantity: v.nullable(v.number()),
      planId: v.nullable(v.string()),
      endsOn: v.nullable(v.string()),
    }),
    v.forward(
      v.check(({ autoRenew, quantity }) => !autoRenew || quantity !== null, 'unreadable'),
      ['quantity'],
    ),
  ))();
