import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';
import type { CivilDate, CivilMonth } from '../time/civil-date';
import type { ChargeLine } from './charge';
import type { TaxLine } from './tax';

/** The states of a statement (wire §8). */
export const STATEMENT_STATES = ['draft', 'issued', 'paid', 'overdue', 'void'] as const;

/** State of a statement by the server's clock; unknown ones are kept as text. */
export type StatementState = OpenValue<(typeof STATEMENT_STATES)[number]>;

/**
 * Who pays a statement (wire §8). `payable`: the viewer's company owes it. `receivable`: it is owed
 * to the viewer's company. `others`: between two other companies (workday §9.10).
 */
export const STATEMENT_DIRECTIONS = ['payable', 'receivable', 'others'] as const;

/** Direction of a statement; unknown ones are kept as text. */
export type StatementDirection = OpenValue<(typeof STATEMENT_DIRECTIONS)[number]>;

/** A line of a statement. */
export interface StatementLine extends ChargeLine {
  /** Id of the line. */
  readonly id: string;
  /** Product name. */
  readonly productName: string;
  /** Id of the subscription; null if none. */
  readonly subscriptionId: string | null;
  /** Id of the order behind it; null if none. */
  readonly orderId: string | null;
  /** Number of that order. @default the server did not send it */
  readonly orderNumber?: string | undefined;
  /**
   * The end customer, on statements from the provider to a reseller. @default the statement's
   * customer
   */
  readonly endCustomerName?: string | undefined;
}

/** The known kinds of payments (workday §9.11). */
export const PAYMENT_KINDS = ['payment', 'refund', 'settlement'] as const;

/** Kind of a payment; unknown ones are kept as text. */
export type PaymentKind = OpenValue<(typeof PAYMENT_KINDS)[number]>;

/** A payment, refund or settlement on a statement. */
export interface Payment {
  /** Id of the payment, created by the client that recorded it. */
  readonly id: string;
  /** Kind; a settlement moves no money. */
  readonly kind: PaymentKind;
  /** Id of the statement it was settled against; null unless it is a settlement. */
  readonly statementId: string | null;
  /** Amount, in minor units; negative for a refund. */
  readonly amount: number;
  /** Date of payment. */
  readonly paidOn: CivilDate;
  /** Bank reference; null if none was given. */
  readonly reference: string | null;
  /** E-mail of the user who recorded it, or the name of their company. */
  readonly by: string;
  /** Name of that user. @default the server did not send it */
  readonly byName?: string | undefined;
}

/**
 * One month of charges in one currency, from one company to another (commerce §2.2). Amounts are in
 * minor units.
 */
export interface Statement {
  /** Id of the statement. */
  readonly id: string;
  /** Number shown to users; null for a draft. */
  readonly number: string | null;
  /** Whether the viewer's company pays it, is paid, or neither. */
  readonly direction: StatementDirection;
  /** Id of the customer who pays. */
  readonly customerId: string;
  /** Name of that customer. */
  readonly customerName: string;
  /** Id of the company that is paid. */
  readonly issuerId: string;
  /** Name of that company. */
  readonly issuerName: string;
  /** The month it covers. */
  readonly period: CivilMonth;
  /** State, by the server's clock. */
  readonly state: StatementState;
  /** Issue date; null for a draft. */
  readonly issuedOn: CivilDate | null;
  /** Due date; null for a draft. */
  readonly dueOn: CivilDate | null;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The charges; null in a list of statements, which omits them. */
  readonly lines: Entries<StatementLine> | null;
  /** Tax by rate; null in a list. */
  readonly taxes: Entries<TaxLine> | null;
  /** Sum of the lines. */
  readonly net: number;
  /** Sum of the taxes. */
  readonly tax: number;
  /** Amount due: net plus tax. */
  readonly total: number;
  /** Payments minus refunds. */
  readonly paid: number;
  /** Amount settled against other statements; no money moved. */
  readonly settled: number;
  /** Amount still to pay; negative if it is owed back. */
  readonly balance: number;
  /** The payments; null in a list. */
  readonly payments: Entries<Payment> | null;
  /** Id of the statement that this credit reverses; null if it is not a credit. */
  readonly creditOf: string | null;
  /** Id of the credit that reverses this statement; null if none. */
  readonly creditedBy: string | null;
  /** Id of the void statement that this one replaces; null if none. */
  readonly reissueOf: string | null;
  /**
   * Id of the statement that replaces this one; null if none, undefined if the server does
   * not support reissuing.
   */
  readonly reissuedBy?: string | null | undefined;
  /** Reason for voiding, on the statement and its credit; null otherwise. */
  readonly reason: string | null;
  /**
   * E-mail of the user who voided it, or the name of their company, on the statement and its
   * credit; null otherwise.
   */
  readonly voidedBy: string | null;
  /** Name of that user. @default the server did not send it */
  readonly voidedByName?: string | undefined;
}

/** Whether it is the regular statement of a month: not a credit, not void. */
export function isMonth({ state, creditOf }: Pick<Statement, 'state' | 'creditOf'>): boolean {
  return state !== 'void' && creditOf === null;
}
