import type { NeedRefusal } from '../access';
import { type Access, refused } from '../access';
import { type CommerceActor, canAct, type Need } from '../users/permission-access';
import type { Statement } from './statement';
import { takesPayments } from './statement-rules';
import { takesVoiding } from './statement-void';

/** Actions on a statement. */
export type StatementAction = 'pay' | 'void';

/** Required for each action (wire §6). */
export const STATEMENT_NEEDS = {
  pay: { permission: 'Billing.Pay', setting: 'recordPayments' },
  void: { permission: 'Billing.Correct', setting: 'recordPayments' },
} as const satisfies Record<StatementAction, Need>;

/** Reasons why an action on a statement is not available. */
export type StatementRefusal = NeedRefusal | 'notIssuer' | 'notOpen' | 'notIssued';

/** Whether the viewer belongs to the company that issued the statement. */
export function isIssuersPerson(
  { customerId }: Pick<CommerceActor, 'customerId'>,
  { issuerId }: Pick<Statement, 'issuerId'>,
): boolean {
  return customerId === issuerId;
}

/**
 * Access to an action on a statement (commerce §3, workday §3): only members of the issuing
 * company, whatever their permissions.
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
