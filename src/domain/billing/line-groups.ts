import { type Entries, fromSlots, type Slot, slotsOf } from '../entries';
import type { StatementLine } from './statement';

/** Lines of a statement that belong to one company. */
export interface LineGroup {
  /** Whose they are; null where nothing says so, and they are the statement's customer's own. */
  readonly name: string | null;
  /** The lines. */
  readonly lines: Entries<StatementLine>;
  /** What they come to without tax, in minor units. */
  readonly net: number;
}

const nameOf = (slot: Slot<StatementLine>): string | null =>
  'entry' in slot ? (slot.entry.endCustomerName ?? null) : null;

/**
 * The lines of a statement by whose they are: what the provider bills to a reseller is for its customers
 * (workday §3). By name, and what is nobody's in particular last.
 */
export function lineGroups(lines: Entries<StatementLine>): readonly LineGroup[] {
  const groups = new Map<string | null, Slot<StatementLine>[]>();
  for (const slot of slotsOf(lines)) {
    const name = nameOf(slot);
    groups.set(name, [...(groups.get(name) ?? []), slot]);
  }
  return [...groups]
    .sort(([one], [other]) => {
      if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
      return one.localeCompare(other);
    })
    .map(([name, slots]) => {
      const kept = fromSlots(slots);
      return { name, lines: kept, net: kept.reduce((sum, { net }) => sum + net, 0) };
    });
}
