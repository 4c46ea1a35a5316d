import type { Access } from '../access';
import type { Failure } from '../failure';
import type { Reading } from '../reading';
import type { CivilDate } from '../time/civil-date';
import type { NeedRefusal } from '../users/permission-access';
import type { Payment, Statement } from './statement';
import type { StatementAction, StatementRefusal } from './statement-access';
import { takesPayments } from './statement-rules';
import { takesVoiding } from './statement-void';

/** What is typed of a payment. */
export type PaymentDraft = Pick<Payment, 'amount' | 'paidOn' | 'reference'>;

/** What was done with a statement. */
export interface StatementEvent {
  /** What it was. */
  readonly action: StatementAction;
  /** The statement afterwards. */
  readonly statement: Statement;
  /** What was paid, in minor units; 0 where nothing was. */
  readonly amount: number;
}

/** What the dialogs of a statement have in common. */
interface DialogState {
  /** While it is sent: nothing closes the dialog. */
  readonly isPending: boolean;
  /** Why the last try failed; what was typed stays. */
  readonly failure: Failure | null;
  /** The state of the statement does not allow it any more: nothing was done. */
  readonly isTooLate: boolean;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** The dialog in which a payment is recorded, while it is open. */
export interface PaymentDialogState extends DialogState {
  /** What it records. */
  readonly kind: 'pay';
  /** The last day that a payment can be of: today in UTC. */
  readonly todayOn: CivilDate;
  /** Records it; sent again, it is recorded once. */
  readonly onSave: (payment: PaymentDraft) => void;
}

/** The dialog that asks before a statement is made void, while it is open. */
export interface VoidDialogState extends DialogState {
  /** What it does. */
  readonly kind: 'void';
  /** Makes it void, for a reason; with `reissue` the same lines are issued again at once. */
  readonly onConfirm: (reason: string, reissue: boolean) => void;
}

/** What is open over the page of a statement. */
export type StatementDialog = PaymentDialogState | VoidDialogState;

/** What the page of a statement shows and does (commerce §5). */
export interface StatementScreenContent {
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The statement; `empty` when there is none of that id. */
  readonly statement: Reading<Statement>;
  /**
   * The other document of a correction: the credit of a void statement, the void one of a credit, and the
   * one that it was issued in place of; null for none, or while it is not read. @default it is not known
   */
  readonly partner?: Pick<Statement, 'id' | 'number' | 'creditOf' | 'balance'> | null | undefined;
  /** What can be done with it: what its state does not allow is not offered. */
  readonly actions: readonly StatementAction[];
  /** Whether the viewer may do it, and why not. */
  readonly actionAccess: (action: StatementAction) => Access<StatementRefusal>;
  /** Opens the dialog of an action. */
  readonly onAction: (action: StatementAction) => void;
  /** Opens the browser's print dialog. */
  readonly onPrint: () => void;
  /** What is open over the page; null for nothing. */
  readonly dialog: StatementDialog | null;
  /** Where the statements are. @default there is no way back */
  readonly statementsHref?: string | undefined;
  /** Where another statement is, such as its credit. @default statements have no page */
  readonly statementHref?: ((id: string) => string) | undefined;
  /** Where it is compared with another one. @default it is not compared */
  readonly compareHref?: ((id: string) => string) | undefined;
  /** Where its customer is. @default customers have no page */
  readonly customerHref?: ((id: string) => string) | undefined;
  /** Where a subscription is. @default subscriptions have no page */
  readonly subscriptionHref?: ((id: string) => string) | undefined;
  /** Where an order is. @default orders have no page */
  readonly orderHref?: ((id: string) => string) | undefined;
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
