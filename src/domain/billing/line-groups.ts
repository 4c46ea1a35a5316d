import { type Entries, fromSlots, type Slot, slotsOf } from '../entries';
import type { StatementLine } from './statement';

/** Lines of a statement that belong to one company. */
export interface LineGroup {
  /** Name of the company; null for lines of the statement's own customer. */
  readonly name: string | null;
  readonly lines: Entries<StatementLine>;
  /** Sum without tax, in minor units. */
  readonly net: number;
}

const nameOf = (slot: Slot<StatementLine>): string | null =>
  'entry' in slot ? (slot.entry.endCustomerName ?? null) : null;

/**
 * Groups the lines of a statement by company, sorted by name: a provider bills a reseller for the
 * reseller's customers (workday §3). Lines without a company come last.
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
