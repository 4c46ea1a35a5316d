import type { Statement } from './statement';
import type { StatementAction } from './statement-access';
import { takesPayments } from './statement-rules';
import { takesVoiding } from './statement-void';

/** What was done with a statement. */
export interface StatementEvent {
  /** What it was. */
  readonly action: StatementAction;
  /** The statement afterwards. */
  readonly statement: Statement;
  /** What was paid, in minor units; 0 where nothing was. */
  readonly amount: number;
}

/** What is offered: as its state allows. To others than its issuer's people it is off, and says why. */
export function offeredActions(
  statement: Pick<Statement, 'state' | 'creditOf'>,
): readonly StatementAction[] {
  return [
    ...(takesVoiding(statement) ? (['void'] as const) : []),
    ...(takesPayments(statement) ? (['pay'] as const) : []),
  ];
}

/** The id of the other document of a correction; null for none. */
export function partnerOf({
  creditedBy,
  creditOf,
  reissueOf,
}: Pick<Statement, 'creditedBy' | 'creditOf' | 'reissueOf'>): string | null {
  return creditedBy ?? creditOf ?? reissueOf;
}
