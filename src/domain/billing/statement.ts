import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';
import type { CivilDate, CivilMonth } from '../time/civil-date';
import type { ChargeLine } from './charge';
import type { TaxLine } from './tax';

/** The states of a statement (wire §8). */
export const STATEMENT_STATES = ['draft', 'issued', 'paid', 'overdue', 'void'] as const;

/** The state of a statement, by the server's clock; an unknown one is its text. */
export type StatementState = OpenValue<(typeof STATEMENT_STATES)[number]>;

/** Whom a statement is addressed to (wire §8): `payable` to one's own company. */
export const STATEMENT_DIRECTIONS = ['payable', 'receivable'] as const;

/** Whom a statement is addressed to; an unknown direction is its text. */
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
}

/** A payment of a statement. */
export interface Payment {
  /** Its id, which whoever recorded it made up. */
  readonly id: string;
  /** How much, in minor units. */
  readonly amount: number;
  /** The day on which it was paid. */
  readonly paidOn: CivilDate;
  /** By what it is found at the bank; null for nothing. */
  readonly reference: string | null;
  /** The e-mail of who recorded it. */
  readonly by: string;
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
  /** What was paid. */
  readonly paid: number;
  /** What is still to be paid. */
  readonly balance: number;
  /** The payments; null in a list. */
  readonly payments: Entries<Payment> | null;
  /** The statement that this one takes back; null for none. */
  readonly creditOf: string | null;
  /** The statement that takes this one back; null for none. */
  readonly creditedBy: string | null;
}
