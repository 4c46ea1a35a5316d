import type { Statement } from './statement';
import type { StatementAction } from './statement-access';
import { takesPayments } from './statement-rules';
import { takesVoiding } from './statement-void';

/** An action that was carried out on a statement. */
export interface StatementEvent {
  /** The action. */
  readonly action: StatementAction;
  /** The statement afterwards. */
  readonly statement: Statement;
  /** Amount paid, in minor units; 0 if nothing was paid. */
  readonly amount: number;
}

/**
 * The actions to show, by the statement's state. For users of other companies they are disabled
 * with a reason.
 */
export function offeredActions(
  statement: Pick<Statement, 'state' | 'creditOf'>,
): readonly StatementAction[] {
  return [
    ...(takesVoiding(statement) ? (['void'] as const) : []),
    ...(takesPayments(statement) ? (['pay'] as const) : []),
  ];
}

/** Id of the other document of a correction; null if none. */
export function partnerOf({
  creditedBy,
  creditOf,
  reissueOf,
}: Pick<Statement, 'creditedBy' | 'creditOf' | 'reissueOf'>): string | null {
  return creditedBy ?? creditOf ?? reissueOf;
}
