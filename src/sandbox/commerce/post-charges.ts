import type { ChargeLine } from '../../domain/billing/charge';
import type { StatementLine } from '../../domain/billing/statement';
import { statementDates } from '../../domain/billing/statement-rules';
import { type CivilDate, type CivilMonth, firstDayOf, monthOf } from '../../domain/time/civil-date';
import type { StatementRecord } from '../db/commerce-records';
import { PROVIDER_ID } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { makeStatement } from '../rules/statements';

/** What was charged at once, on both sides of those who sell it. */
export interface Posting extends Pick<StatementLine, 'productName' | 'subscriptionId' | 'orderId'> {
  /** Who has what is charged. */
  readonly customerId: string;
  /** ISO 4217: that of the plan. */
  readonly currency: string;
  /** The day on which a line was done, or a period began: its month is the statement's. */
  readonly on: CivilDate;
  /** What the customer is charged by those from whom they buy, with the customer's tax. */
  readonly sold: readonly ChargeLine[];
  /** What a reseller is charged for it by the provider, with the reseller's tax. */
  readonly bought: readonly ChargeLine[];
}

/** What a statement is one of (commerce §2.2). */
type StatementKey = Pick<StatementRecord, 'issuerId' | 'customerId' | 'currency' | 'period'>;

interface Page extends StatementKey {
  readonly lines: Omit<StatementLine, 'id'>[];
}

/** The charges of a posting: what the provider sells itself has one side only. */
function sidesOf(posting: Posting, { companies }: CommerceTables): readonly Page[] {
  const { customerId, currency, on, productName, subscriptionId, orderId, sold, bought } = posting;
  const sellerId = companies.get(customerId)?.parentId ?? '';
  const page = (from: string, to: string, charges: readonly ChargeLine[]): readonly Page[] => {
    const lines = charges.map((charge) => ({ ...charge, productName, subscriptionId, orderId }));
    const key = { issuerId: from, customerId: to, currency, period: monthOf(on) };
    return from === '' || lines.length === 0 ? [] : [{ ...key, lines }];
  };
  const isResold = sellerId !== '' && sellerId !== PROVIDER_ID;
  return [
    ...page(sellerId, customerId, sold),
    ...(isResold ? page(PROVIDER_ID, sellerId, bought) : []),
  ];
}

/** A new statement of no lines. */
function emptyDraft(key: StatementKey, { statements }: CommerceTables): StatementRecord {
  const { issuerId, customerId, currency, period } = key;
  const core = makeStatement(period, [], firstDayOf(period));
  return { ...core, issuerId, customerId, currency, id: `st-${statements.size + 1}`, number: null };
}

/** The draft that charges go onto: an issued statement stays as it is, the next month's takes them. */
function draftFor(key: StatementKey, tables: CommerceTables): StatementRecord {
  const known = [...tables.statements.values()].find(
    ({ issuerId, customerId, currency, period, creditOf }) =>
      issuerId === key.issuerId &&
      customerId === key.customerId &&
      currency === key.currency &&
      period === key.period &&
      creditOf === null,
  );
  if (!known) return emptyDraft(key, tables);
  if (known.issuedOn === null) return known;
  return draftFor({ ...key, period: monthAfter(key.period) }, tables);
}

const monthAfter = (period: CivilMonth): CivilMonth => monthOf(firstDayOf(period, 1));

const keyOf = ({ issuerId, customerId, currency, period }: StatementKey) =>
  [issuerId, customerId, currency, period].join(' ');

/** Puts charges onto the drafts of their months, one an issuer, customer and currency (commerce §2.3.10). */
export function postCharges(tables: CommerceTables, postings: readonly Posting[]): void {
  const pages = new Map<string, Page>();
  for (const side of postings.flatMap((posting) => sidesOf(posting, tables))) {
    const page = pages.get(keyOf(side));
    if (page) page.lines.push(...side.lines);
    else pages.set(keyOf(side), side);
  }
  for (const page of pages.values()) {
    const draft = draftFor(page, tables);
    const added = page.lines.map((line, at) => ({
      ...line,
      id: `x-${draft.id.slice(3)}-${draft.lines.length + at + 1}`,
    }));
    const { period } = draft;
    const core = makeStatement(period, [...draft.lines, ...added], firstDayOf(period));
    tables.statements.set(draft.id, { ...draft, ...core });
  }
}

/** What a statement is called by from the day on which it is issued. */
export const statementNumber = (period: CivilMonth, id: string): string =>
  `R-${period}-${id.slice(3).padStart(4, '0')}`;

/** Issues what was a draft in the months that are over (commerce §2.3.10). */
export function issueStatements({ statements }: CommerceTables, todayOn: CivilDate): void {
  for (const draft of statements.values()) {
    const { id, period, lines, issuedOn } = draft;
    if (issuedOn !== null || statementDates(period).issuedOn > todayOn) continue;
    const issued = makeStatement(period, lines, todayOn);
    statements.set(id, { ...draft, ...issued, number: statementNumber(period, id) });
  }
}
