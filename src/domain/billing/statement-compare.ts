import { civilDateOf } from '../time/civil-date';
import { compareStatements, type StatementComparison } from './compare-statements';
import { isMonth, type Statement } from './statement';

/** The two statements of a comparison. */
export interface ComparePlace {
  /** Id of the earlier one; null for the previous month. */
  readonly a: string | null;
  /** Id of the later one; null until it is chosen. */
  readonly b: string | null;
}

/** Reads a comparison from the query of an address. */
export function comparePlaceIn(params: URLSearchParams): ComparePlace {
  return { a: params.get('a') || null, b: params.get('b') || null };
}

/** The query of a comparison's address. */
export function addressOfComparison({ a, b }: ComparePlace): URLSearchParams {
  const params = new URLSearchParams();
  if (a !== null) params.set('a', a);
  if (b !== null) params.set('b', b);
  return params;
}

/** Whether two statements have the same customer, issuer and currency. */
function isComparable(one: Statement, other: Statement): boolean {
  return (
    one.customerId === other.customerId &&
    one.issuerId === other.issuerId &&
    one.currency === other.currency
  );
}

/** The statements that one can be compared with, itself included; void ones only if requested. */
export function comparableMonths(
  statement: Statement,
  all: readonly Statement[],
  askedFor: string | null = null,
): readonly Statement[] {
  const isMeant = ({ id }: Statement) => id === statement.id || id === askedFor;
  return all.filter((one) => isComparable(one, statement) && (isMonth(one) || isMeant(one)));
}

/** The statement of the previous month: the latest earlier one that is not void. */
export function monthBefore(
  { period }: Pick<Statement, 'period'>,
  months: readonly Statement[],
): Statement | null {
  const earlier = months.filter((one) => one.period < period && isMonth(one));
  return earlier.reduce<Statement | null>(
    (newest, one) => (newest === null || one.period > newest.period ? one : newest),
    null,
  );
}

/**
 * The statement to begin with: of the last issued month, the first one with a month before; null if
 * no statement has one.
 *
 * @param newestFirst - statements, the latest month first
 */
export function latestToCompare(newestFirst: readonly Statement[]): Statement | null {
  const issued = newestFirst.filter((one) => isMonth(one) && one.state !== 'draft');
  return issued.find((one) => monthBefore(one, comparableMonths(one, issued)) !== null) ?? null;
}

/**
 * Explains the difference between two statements (commerce §6), at a time in milliseconds since
 * 1970.
 */
export function comparisonOf(
  before: Statement | null,
  after: Statement,
  now: number,
): StatementComparison | null {
  if (!before || !isComparable(before, after)) return null;
  return compareStatements(before, after, after.state === 'draft' ? civilDateOf(now) : null);
}
