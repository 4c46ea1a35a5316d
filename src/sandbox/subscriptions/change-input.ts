import type { SubscriptionChange } from '../../domain/subscriptions/change';
import { SUBSCRIPTION_NEEDS } from '../../domain/subscriptions/subscription-access';
import { invalid } from '../commerce/refusals';
import type { CallContext } from '../http/context';

/** The immediate changes. */
export const CHANGE_KINDS = ['seats', 'plan', 'cancel', 'suspend', 'resume'] as const;

type ChangeKind = SubscriptionChange['kind'];

/** Required permissions of a change; for an unknown kind, any of them. */
export function changePermissions(kind: ChangeKind | undefined): readonly string[] {
  const kinds = kind ? [kind] : CHANGE_KINDS;
  return kinds.map((each) => SUBSCRIPTION_NEEDS[each].permission);
}

/**
 * Reads the change in a query.
 *
 * @throws Problem 422 if a required parameter is missing
 */
export function readChange(c: CallContext, kind: ChangeKind): SubscriptionChange {
  const asked = (field: 'quantity' | 'planId') => {
    const value = c.req.query(field) ?? '';
    if (value === '') throw invalid([{ field, code: 'required', message: `${field} is missing.` }]);
    return value;
  };
  if (kind === 'plan') return { kind, planId: asked('planId') };
  if (kind !== 'seats') return { kind };
  const text = asked('quantity');
  return { kind, quantity: /^-?\d+$/.test(text) ? Number(text) : Number.NaN };
}
