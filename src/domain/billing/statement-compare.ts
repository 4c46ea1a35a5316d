import { civilDateOf } from '../time/civil-date';
import { compareStatements, type StatementComparison } from './compare-statements';
import { isMonth, type Statement } from './statement';

/** Which statements are compared. */
export interface ComparePlace {
  /** The id of the earlier one; null for the month before. */
  readonly a: string | null;
  /** The id of the later one; null while it is still to be chosen. */
  readonly b: string | null;
}

/** The place that an address holds. */
export function comparePlaceIn(params: URLSearchParams): ComparePlace {
  return { a: params.get('a') || null, b: params.get('b') || null };
}

/** The address of a comparison. */
export function addressOfComparison({ a, b }: ComparePlace): URLSearchParams {
  const params = new URLSearchParams();
  if (a !== null) params.set('a', a);
  if (b !== null) params.set('b', b);
  return params;
}

/** Whether two statements are of one customer, issuer and currency. */
function isComparable(one: Statement, other: Statement): boolean {
  return (
    one.customerId === other.customerId &&
    one.issuerId === other.issuerId &&
    one.currency === other.currency
  );
}

/** Those that a statement can be compared with, and itself. A void one is there only where it is asked for. */
export function comparableMonths(
  statement: Statement,
  all: readonly Statement[],
  askedFor: string | null = null,
): readonly Statement[] {
  const isMeant = ({ id }: Statement) => id === statement.id || id === askedFor;
  return all.filter((one) => isComparable(one, statement) && (isMonth(one) || isMeant(one)));
}

/** The statement of the month before: the newest earlier one that is not void. */
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

/** Why one comes to more than the other (commerce §6), at a time in milliseconds since 1970. */
export function comparisonOf(
  before: Statement | null,
  after: Statement,
  now: number,
): StatementComparison | null {
  if (!before || !isComparable(before, after)) return null;
  return compareStatements(before, after, after.state === 'draft' ? civilDateOf(now) : null);
}
