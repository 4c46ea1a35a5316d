import { type Entries, unreadableIn } from '../entries';
import type { Money } from '../money';
import { type CivilDate, civilDateOf, daysBetween } from '../time/civil-date';
import type { Statement } from './statement';

/** The last day of each age, counted from the issue date; the last age has no end. */
const AGE_ENDS = [30, 60, 90, null] as const;

/** Open statements of one age. */
export interface OpenAge {
  /** First day of the age, counted from the issue date. */
  readonly fromDay: number;
  /** Last day of the age; null without an end. */
  readonly untilDay: number | null;
  /** What is still to be paid, by currency. */
  readonly amounts: readonly Money[];
  /** Ids of the statements. */
  readonly ids: readonly string[];
}

/** What is still to be paid of issued statements. Currencies are never added up (commerce §2.1). */
export interface Outstanding {
  /** Everything, by currency: the one of most statements first. */
  readonly amounts: readonly Money[];
  /** The part that is overdue. */
  readonly overdue: {
    /** By currency. */
    readonly amounts: readonly Money[];
    /** Its statements. */
    readonly rows: readonly Statement[];
  };
  /** The next due date of what is not overdue, and what is due then; null if none. */
  readonly next: {
    /** The day. */
    readonly dueOn: CivilDate;
    /** By currency. */
    readonly amounts: readonly Money[];
  } | null;
  /** All of it by age, the newest first. */
  readonly ages: readonly OpenAge[];
}

/** Adds up an amount by currency: the one of most statements first. */
function sumsOf(rows: readonly Statement[], field: 'balance' | 'total'): readonly Money[] {
  const sums = new Map<string, { amount: number; count: number }>();
  for (const row of rows) {
    const { amount, count } = sums.get(row.currency) ?? { amount: 0, count: 0 };
    sums.set(row.currency, { amount: amount + row[field], count: count + 1 });
  }
  return [...sums]
    .sort(([, one], [, other]) => other.count - one.count)
    .map(([currency, { amount }]) => ({ currency, amount }));
}

const openAmounts = (rows: readonly Statement[]) => sumsOf(rows, 'balance');

/** What statements add up to, by currency: the one of most statements first. */
export const totalsOf = (rows: readonly Statement[]) => sumsOf(rows, 'total');

/** Sums up all issued statements that are not paid; null if some of them cannot be read. */
export function outstandingOf(open: Entries<Statement>, now: number): Outstanding | null {
  if (unreadableIn(open).length > 0) return null;
  const today = civilDateOf(now);
  const ageOf = ({ issuedOn }: Statement) =>
    issuedOn === null ? 0 : Math.max(0, daysBetween(issuedOn, today));
  const overdue = open.filter(({ state }) => state === 'overdue');
  const coming = open.flatMap(({ state, dueOn }) =>
    state === 'overdue' || dueOn === null ? [] : [dueOn],
  );
  const [dueOn] = coming.sort();
  const isNext = (row: Statement) => row.state !== 'overdue' && row.dueOn === dueOn;
  return {
    amounts: openAmounts(open),
    overdue: { amounts: openAmounts(overdue), rows: overdue },
    next: dueOn === undefined ? null : { dueOn, amounts: openAmounts(open.filter(isNext)) },
    ages: AGE_ENDS.map((untilDay, at) => {
      const before = AGE_ENDS[at - 1] ?? -1;
      const rows = open.filter(
        (row) => ageOf(row) > before && (untilDay === null || ageOf(row) <= untilDay),
      );
      const ids = rows.map(({ id }) => id);
      return { fromDay: before + 1, untilDay, amounts: openAmounts(rows), ids };
    }),
  };
}
