import { statementConflictOf } from '../../api/conflicts';
import { isApiError } from '../../api/errors';
import type { Statement } from '../../domain/billing/statement';

/** What becomes of a write to a statement: done, or its state does not allow it any more (wire §1). */
export interface StatementAnswer {
  readonly isTooLate: boolean;
  /** The statement as it is now; null where the server does not say. */
  readonly statement: Statement | null;
}

/** Tells a statement whose state has changed meanwhile from a failure. */
export async function statementAnswer(call: Promise<Statement>): Promise<StatementAnswer> {
  try {
    return { isTooLate: false, statement: await call };
  } catch (error) {
    if (!isApiError(error) || error.status !== 409) throw error;
    return { isTooLate: true, statement: statementConflictOf(error) };
  }
}
