import { statementConflictOf } from '../../api/conflicts';
import { isApiError } from '../../api/errors';
import type { Statement } from '../../domain/billing/statement';

/** Result of a write to a statement: done, or no longer allowed by its state (wire §1). */
export interface StatementAnswer {
  readonly isTooLate: boolean;
  /** The current statement; null if the server does not return it. */
  readonly statement: Statement | null;
}

/** Distinguishes a changed state of a statement from a failure. */
export async function statementAnswer(call: Promise<Statement>): Promise<StatementAnswer> {
  try {
    return { isTooLate: false, statement: await call };
  } catch (error) {
    if (!isApiError(error) || error.status !== 409) throw error;
    return { isTooLate: true, statement: statementConflictOf(error) };
  }
}
