import type { ChargeLine } from '../../domain/billing/charge';
import type { StatementLine } from '../../domain/billing/statement';
import { statementDates } from '../../domain/billing/statement-rules';
import { type CivilDate, type CivilMonth, firstDayOf, monthOf } from '../../domain/time/civil-date';
import type { StatementRecord } from '../db/commerce-records';
import { PROVIDER_ID } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { makeStatement } from '../rules/statements';

/** Charges of one event, for both sales. */
export interface Posting extends Pick<StatementLine, 'productName' | 'subscriptionId' | 'orderId'> {
  readonly customerId: string;
  /** ISO 4217 code of the plan. */
  readonly currency: string;
  /** The day a line was completed or a period began; its month determines the statement. */
  readonly on: CivilDate;
  /** Charges for the customer, with the customer's tax. */
  readonly sold: readonly ChargeLine[];
  /** Charges from the provider for the reseller, with the reseller's tax. */
  readonly bought: readonly ChargeLine[];
}

/** What identifies a statement (commerce §2.2). */
type StatementKey = Pick<StatementRecord, 'issuerId' | 'customerId' | 'currency' | 'period'>;

interface Page extends StatementKey {
  readonly lines: Omit<StatementLine, 'id'>[];
}

/** The charges by statement; sales by the provider itself have only one. */
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

function emptyDraft(key: StatementKey, { statements }: CommerceTables): StatementRecord {
  const { issuerId, customerId, currency, period } = key;
  const core = makeStatement(period, [], firstDayOf(period));
  return { ...core, issuerId, customerId, currency, id: `st-${statements.size + 1}`, number: null };
}

/** The draft for a charge: if the month is already issued, the next month's. */
function draftFor(key: StatementKey, tables: CommerceTables): StatementRecord {
  const existing = [...tables.statements.values()].find(
    ({ issuerId, customerId, currency, period, creditOf }) =>
      issuerId === key.issuerId &&
      customerId === key.customerId &&
      currency === key.currency &&
      period === key.period &&
      creditOf === null,
  );
  if (!existing) return emptyDraft(key, tables);
  if (existing.issuedOn === null) return existing;
  return draftFor({ ...key, period: monthAfter(key.period) }, tables);
}

const monthAfter = (period: CivilMonth): CivilMonth => monthOf(firstDayOf(period, 1));

const keyOf = ({ issuerId, customerId, currency, period }: StatementKey) =>
  [issuerId, customerId, currency, period].join(' ');

/** Adds charges to drafts, one for each month, issuer, customer and currency (commerce §2.3.10). */
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

/** The number of a statement once it is issued. */
export const statementNumber = (period: CivilMonth, id: string): string =>
  `R-${period}-${id.slice(3).padStart(4, '0')}`;

/** Issues the drafts of past months (commerce §2.3.10). */
export function issueStatements({ statements }: CommerceTables, todayOn: CivilDate): void {
  for (const draft of statements.values()) {
    const { id, period, lines, issuedOn } = draft;
    if (issuedOn !== null || statementDates(period).issuedOn > todayOn) continue;
    const issued = makeStatement(period, lines, todayOn);
    statements.set(id, { ...draft, ...issued, number: statementNumber(period, id) });
  }
}
