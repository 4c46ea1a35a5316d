import { type Access, refused } from '../access';
import {
  type CommerceActor,
  canAct,
  type Need,
  type NeedRefusal,
} from '../users/permission-access';
import type { Statement } from './statement';
import { takesPayments } from './statement-rules';
import { takesVoiding } from './statement-void';

/** What can be done with a statement. */
export type StatementAction = 'pay' | 'void';

/** What each action takes (wire §6). */
export const STATEMENT_NEEDS = {
  pay: { permission: 'Billing.Pay', setting: 'recordPayments' },
  void: { permission: 'Billing.Correct', setting: 'recordPayments' },
} as const satisfies Record<StatementAction, Need>;

/** Why something cannot be done with a statement. */
export type StatementRefusal = NeedRefusal | 'notIssuer' | 'notOpen' | 'notIssued';

/** Whether somebody is one of those who issued a statement. */
export function isIssuersPerson(
  { customerId }: Pick<CommerceActor, 'customerId'>,
  { issuerId }: Pick<Statement, 'issuerId'>,
): boolean {
  return customerId === issuerId;
}

/**
 * Whether somebody may do something with a statement, and why not (commerce §3, workday §3): only the
 * issuer's people, whatever else they hold.
 */
export function canActOnStatement(
  actor: CommerceActor,
  action: StatementAction,
  statement: Pick<Statement, 'issuerId' | 'state' | 'creditOf'>,
): Access<StatementRefusal> {
  if (!isIssuersPerson(actor, statement)) return refused('notIssuer');
  const access = canAct(actor, STATEMENT_NEEDS[action]);
  if (!access.allowed) return access;
  if (action === 'pay') return takesPayments(statement) ? access : refused('notOpen');
  return takesVoiding(statement) ? access : refused('notIssued');
}
