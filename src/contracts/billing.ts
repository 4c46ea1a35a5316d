import type { Access, NeedRefusal } from '../domain/access';
import type { StatementComparison } from '../domain/billing/compare-statements';
import type { ReconciliationRow } from '../domain/billing/reconciliation';
import type { ReconciliationSummary } from '../domain/billing/reconciliation-list';
import type { Payment, Statement } from '../domain/billing/statement';
import type { StatementAction, StatementRefusal } from '../domain/billing/statement-access';
import type { ComparePlace } from '../domain/billing/statement-compare';
import type { Failure } from '../domain/failure';
import type { Reading } from '../domain/reading';
import type { CivilDate, CivilMonth } from '../domain/time/civil-date';
import type { CustomerType } from '../domain/users/user';
import type { CsvExport, ListState } from './list';

/** What the reconciliation of a month shows and does (commerce §6). */
export interface ReconcileScreenProps {
  /** The list. */
  readonly list: ListState<ReconciliationRow>;
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The month. */
  readonly period: CivilMonth;
  /** The last month that can be chosen: the present one. */
  readonly lastPeriod: CivilMonth;
  /** Called with the month to look at; the list begins anew. */
  readonly onPeriodChange: (period: CivilMonth) => void;
  /** What the month comes to; null while it is not known. */
  readonly summary: ReconciliationSummary | null;
  /** Whether costs are there to be shown. */
  readonly hasCosts: boolean;
  /** The same rows as a file. */
  readonly exporting: CsvExport;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
}

/** Two statements of one customer beside each other. */
export interface ComparedStatements {
  /** The statements that either can be: of the same customer, issuer and currency, the newest first. */
  readonly months: readonly Statement[];
  /** The earlier one; null where there is none. */
  readonly before: Statement | null;
  /** The later one. */
  readonly after: Statement;
  /** How they differ; null where they cannot be compared. */
  readonly comparison: StatementComparison | null;
}

/** What the comparison of statements shows and does (commerce §6). */
export interface CompareStatementsScreenProps {
  /** Whether the viewer may see statements, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Which are compared. */
  readonly place: ComparePlace;
  /** Called with others to compare. */
  readonly onPlaceChange: (place: ComparePlace) => void;
  /** The two beside each other; `empty` where one is not there. */
  readonly compared: Reading<ComparedStatements>;
  /** All statements, to choose one from while none is chosen. */
  readonly choices: ListState<Statement>;
  /** The viewer's level: who has customers sees theirs as well. */
  readonly customerType: CustomerType;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
}

/** What is typed of a payment. */
export type PaymentDraft = Pick<Payment, 'amount' | 'paidOn' | 'reference'>;

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
export interface StatementScreenProps {
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

  /** What it is called, where that is known before it is read. @default an outline */
  readonly knownTitle?: string | undefined;
}

/** What the list of statements shows and does (commerce §5). */
export interface StatementsScreenProps {
  /** The list. */
  readonly list: ListState<Statement>;
  /** Whether the viewer may see them, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The viewer's level: who has customers sees theirs as well. */
  readonly customerType: CustomerType;
  /** The same list as a file. */
  readonly exporting: CsvExport;
  /** Their lines as a file, a row for each. @default it is not offered */
  readonly exportingLines?: CsvExport | undefined;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
}
