import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';
import type { CivilDate, CivilMonth } from '../time/civil-date';
import type { ChargeLine } from './charge';
import type { TaxLine } from './tax';

/** The states of a statement (wire §8). */
export const STATEMENT_STATES = ['draft', 'issued', 'paid', 'overdue', 'void'] as const;

/** The state of a statement, by the server's clock; an unknown one is its text. */
export type StatementState = OpenValue<(typeof STATEMENT_STATES)[number]>;

/**
 * Who pays a statement (wire §8): `payable` is what one's own company owes, `receivable` what it is
 * owed, `others` what is between two other companies (workday §9.10).
 */
export const STATEMENT_DIRECTIONS = ['payable', 'receivable', 'others'] as const;

/** Who pays a statement; an unknown direction is its text. */
export type StatementDirection = OpenValue<(typeof STATEMENT_DIRECTIONS)[number]>;

/** A line of a statement. */
export interface StatementLine extends ChargeLine {
  /** Its id. */
  readonly id: string;
  /** The name of the product. */
  readonly productName: string;
  /** The subscription that it is for; null for none. */
  readonly subscriptionId: string | null;
  /** The order that it comes from; null for none. */
  readonly orderId: string | null;
  /** The number of that order, where the server says it. @default it has none */
  readonly orderNumber?: string | undefined;
  /** Whose it is, on what the provider bills to a reseller. @default the statement's customer's */
  readonly endCustomerName?: string | undefined;
}

/** What a payment is (workday §9.11). */
export const PAYMENT_KINDS = ['payment', 'refund', 'settlement'] as const;

/** What a payment is; an unknown kind is its text. */
export type PaymentKind = OpenValue<(typeof PAYMENT_KINDS)[number]>;

/** A payment of a statement, what was paid back of it, or what it was settled against. */
export interface Payment {
  /** Its id, which the one who recorded it made up. */
  readonly id: string;
  /** What it is: a settlement is no money. */
  readonly kind: PaymentKind;
  /** The statement that it was settled against; null for what is no settlement. */
  readonly statementId: string | null;
  /** How much, in minor units; negative for what was paid back. */
  readonly amount: number;
  /** The day on which it was paid. */
  readonly paidOn: CivilDate;
  /** By what it is found at the bank; null for nothing. */
  readonly reference: string | null;
  /** The e-mail of who recorded it, or their company's name. */
  readonly by: string;
  /** What they are called. @default the server does not say */
  readonly byName?: string | undefined;
}

/** A month of charges in one currency, from one company to another (commerce §2.2). */
export interface Statement {
  /** Its id. */
  readonly id: string;
  /** What people call it by; null for a draft. */
  readonly number: string | null;
  /** Whom it is addressed to. */
  readonly direction: StatementDirection;
  /** Who has to pay. */
  readonly customerId: string;
  /** Their name. */
  readonly customerName: string;
  /** Who is paid. */
  readonly issuerId: string;
  /** Their name. */
  readonly issuerName: string;
  /** The month. */
  readonly period: CivilMonth;
  /** How it stands. */
  readonly state: StatementState;
  /** When it was issued; null for a draft. */
  readonly issuedOn: CivilDate | null;
  /** Until when it has to be paid; null for a draft. */
  readonly dueOn: CivilDate | null;
  /** ISO 4217. */
  readonly currency: string;
  /** The charges; null in a list of statements, which leaves them out. */
  readonly lines: Entries<StatementLine> | null;
  /** The tax of each rate; null in a list. */
  readonly taxes: Entries<TaxLine> | null;
  /** Sum of the lines. */
  readonly net: number;
  /** Sum of the taxes. */
  readonly tax: number;
  /** What has to be paid. */
  readonly total: number;
  /** What was paid: payments, less what was paid back. */
  readonly paid: number;
  /** What was settled against another statement, which is no money. */
  readonly settled: number;
  /** What is still to be paid; negative for what is to be paid back. */
  readonly balance: number;
  /** The payments; null in a list. */
  readonly payments: Entries<Payment> | null;
  /** The statement that this one takes back; null for none. */
  readonly creditOf: string | null;
  /** The statement that takes this one back; null for none. */
  readonly creditedBy: string | null;
  /** The void statement in whose place this one was issued; null for none. */
  readonly reissueOf: string | null;
  /**
   * The statement that was issued in place of this one; null for none, and undefined where the server
   * issues nothing again.
   */
  readonly reissuedBy?: string | null | undefined;
  /** Why it was made void, on it and on its credit; null for neither. */
  readonly reason: string | null;
  /** Who made it void, on it and on its credit, by e-mail or their company's name; null for neither. */
  readonly voidedBy: string | null;
  /** What they are called. @default the server does not say */
  readonly voidedByName?: string | undefined;
}

/** Whether it is what a month came to: neither a credit nor a void statement is. */
export function isMonth({ state, creditOf }: Pick<Statement, 'state' | 'creditOf'>): boolean {
  return state !== 'void' && creditOf === null;
}
