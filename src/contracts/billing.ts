import type { Access, NeedRefusal } from '../domain/access';
import type { StatementComparison } from '../domain/billing/compare-statements';
import type { Outstanding } from '../domain/billing/outstanding';
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
import type { ClientView } from './products';

/** What the reconciliation of a month shows and does (commerce §6). */
export interface ReconcileScreenProps {
  /** The list. */
  readonly list: ListState<ReconciliationRow>;
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The month. */
  readonly period: CivilMonth;
  /** The last month that can be chosen: the current one. */
  readonly lastPeriod: CivilMonth;
  /** Called with the selected month; the list returns to its first page. */
  readonly onPeriodChange: (period: CivilMonth) => void;
  /** The totals of the month; null while they load. */
  readonly summary: ReconciliationSummary | null;
  /** The rows that match, hidden at first; null if none differs, or during a search. */
  readonly matches: MatchingRows | null;
  /** Whether the response contains costs. */
  readonly hasCosts: boolean;
  /** The export of the rows. */
  readonly exporting: CsvExport;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
}

/** The subscriptions of a reconciliation that were billed as they were bought. */
export interface MatchingRows {
  /** Their number. */
  readonly count: number;
  /** Whether the list shows them. */
  readonly isShown: boolean;
  /** Shows or hides them. */
  readonly onShownChange: (isShown: boolean) => void;
}

/** Two statements of one customer beside each other. */
export interface ComparedStatements {
  /** The statements to choose from: of the same customer, issuer and currency, newest first. */
  readonly months: readonly Statement[];
  /** The earlier statement; null for none. */
  readonly before: Statement | null;
  /** The later statement. */
  readonly after: Statement;
  /** The differences; null if they cannot be compared. */
  readonly comparison: StatementComparison | null;
}

/** What the comparison of statements shows and does (commerce §6). */
export interface CompareStatementsScreenProps {
  /** Whether the viewer may see statements, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The compared statements; at first the last month that was issued and the one before. */
  readonly place: ComparePlace;
  /** Whether the statements to choose from are shown instead. */
  readonly isChoosing: boolean;
  /** Called with the statements to compare; without a later one they are chosen from the list. */
  readonly onPlaceChange: (place: ComparePlace) => void;
  /** Both statements; `empty` if one does not exist. */
  readonly compared: Reading<ComparedStatements>;
  /** All statements, to choose from. */
  readonly choices: ListState<Statement>;
  /** The viewer's level: viewers with customers also see theirs. */
  readonly customerType: CustomerType;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
}

/** The draft of a payment. */
export type PaymentDraft = Pick<Payment, 'amount' | 'paidOn' | 'reference'>;

/** What the dialogs of a statement have in common. */
interface DialogState {
  /** Whether the request is pending; the dialog cannot be closed meanwhile. */
  readonly isPending: boolean;
  /** Why the last attempt failed; the input is kept. */
  readonly failure: Failure | null;
  /** The statement's state no longer allows it: nothing was changed. */
  readonly isTooLate: boolean;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** The dialog in which a payment is recorded, while it is open. */
export interface PaymentDialogState extends DialogState {
  /** What it records. */
  readonly kind: 'pay';
  /** The latest possible day of a payment: today in UTC. */
  readonly todayOn: CivilDate;
  /**
   * A payment that was sent before and whose answer is not known; null for none. Only the same
   * payment can be sent again: it is recorded once.
   */
  readonly sent: PaymentDraft | null;
  /** Records the payment. With `sent` it repeats that one, and ignores what it is given. */
  readonly onSave: (payment: PaymentDraft) => void;
}

/** The open dialog that asks before a statement is voided. */
export interface VoidDialogState extends DialogState {
  /** The action. */
  readonly kind: 'void';
  /** Voids it, with a reason; with `reissue` the same lines are issued again immediately. */
  readonly onConfirm: (reason: string, reissue: boolean) => void;
}

/** The open dialog of a statement. */
export type StatementDialog = PaymentDialogState | VoidDialogState;

/** What the page of a statement shows and does (commerce §5). */
export interface StatementScreenProps {
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The statement; `empty` if the id does not exist, or the client view hides it. */
  readonly statement: Reading<Statement>;
  /** The client view, if it hides this statement: what the viewer's company pays. @default null */
  readonly hiddenBy?: ClientView | null | undefined;
  /**
   * The other document of a correction: the credit of a void statement, the void statement of a
   * credit, and the statement that it replaces; null for none or while loading. @default unknown
   */
  readonly partner?: Pick<Statement, 'id' | 'number' | 'creditOf' | 'balance'> | null | undefined;
  /** Its actions; those that its state does not allow are not offered. */
  readonly actions: readonly StatementAction[];
  /** Whether the action is allowed, and why not. */
  readonly actionAccess: (action: StatementAction) => Access<StatementRefusal>;
  /** Opens the dialog of an action. */
  readonly onAction: (action: StatementAction) => void;
  /** Opens the browser's print dialog. */
  readonly onPrint: () => void;
  /** The open dialog or drawer; null for none. */
  readonly dialog: StatementDialog | null;
  /** A payment was sent, and it is not known whether it was recorded. @default false */
  readonly isUnconfirmed?: boolean | undefined;

  /** Its title, if known before it has loaded. @default a placeholder */
  readonly knownTitle?: string | undefined;
}

/** What the list of statements shows and does (commerce §5). */
export interface StatementsScreenProps {
  /** The list. */
  readonly list: ListState<Statement>;
  /** Whether the viewer may see them, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The viewer's level: viewers with customers also see theirs. */
  readonly customerType: CustomerType;
  /** The export of the list. */
  readonly exporting: CsvExport;
  /** The export of their lines, one row each. @default not offered */
  readonly exportingLines?: CsvExport | undefined;
  /** What is still to be paid, over all pages. @default not shown */
  readonly open?: OpenStatements | undefined;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
}

/** What is still to be paid; null where it cannot be summed up, or does not concern the viewer. */
export interface OpenStatements {
  /** What the viewer's customers owe to it. */
  readonly receivable: Reading<Outstanding | null> | null;
  /** What the viewer's company owes. */
  readonly payable: Reading<Outstanding | null> | null;
}
