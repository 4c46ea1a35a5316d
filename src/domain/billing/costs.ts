import type { CommerceActor } from '../users/permission-access';

/** The permission to see costs and margins (commerce §1). */
export const COSTS_PERMISSION = 'Report.Revenue';
/** The level from which on there are costs. */
const COSTS_FROM_LEVEL = 1;

const COST_FIELDS: readonly string[] = ['unitCost', 'cost'];

/**
 * Whether somebody may see what things cost (wire §1): never on the records of their own company.
 *
 * @param ownerId - whose record it is; null for what is nobody's, such as a product
 */
export function seesCosts(
  actor: Pick<CommerceActor, 'customerId' | 'customerType' | 'allowedActions'>,
  ownerId: string | null,
): boolean {
  return (
    actor.customerType >= COSTS_FROM_LEVEL &&
    actor.allowedActions.includes(COSTS_PERMISSION) &&
    actor.customerId !== ownerId
  );
}

/** A record without any cost, however deep it stands: the fields are absent, not null. */
export function withoutCosts<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutCosts) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const kept = Object.entries(value).filter(([name]) => !COST_FIELDS.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutCosts(inner)])) as Value;
}
