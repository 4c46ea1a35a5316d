import type { CommerceActor } from '../users/permission-access';

/** The permission to see costs and margins (commerce §1). */
export const COSTS_PERMISSION = 'Report.Revenue';
/** The lowest level that has costs. */
const COSTS_FROM_LEVEL = 1;

const COST_FIELDS: readonly string[] = ['unitCost', 'cost'];

/**
 * Whether a user may see costs (wire §1): never on the records of their own company.
 *
 * @param ownerId - company of the record; null for records without one, such as products
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

/** Removes every cost from a record, at any depth: the fields are absent, not null. */
export function withoutCosts<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutCosts) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const kept = Object.entries(value).filter(([name]) => !COST_FIELDS.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutCosts(inner)])) as Value;
}
