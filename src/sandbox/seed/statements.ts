import type { SentPayment } from '../../domain/billing/statement-rules';
import {
  addDays,
  type CivilDate,
  type CivilMonth,
  civilDateOf,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsBetween,
} from '../../domain/time/civil-date';
import { usageCharge } from '../commerce/usage';
import type { CompanyRecord, StatementRecord, SubscriptionRecord } from '../db/commerce-records';
import { PROVIDER_ID } from '../db/commerce-records';
import { makeStatement, recordPayment, voidStatement } from '../rules/statements';
import { ADMIN_EMAIL, RESELLER_EMAIL, TWO_FACTOR_EMAIL } from '../world/accounts';
import { RESELLER_IDS } from './companies';
import type { Charged } from './mistakes';
import { withMistakes } from './mistakes';
import type { SeededPurchase } from './subscriptions';

/** Number of months with statements, the current one included (commerce §8). */
export const STATEMENT_MONTHS = 14;

/** The first days after finished months of usage, when they are charged. */
function monthsUsed({ startOn }: SubscriptionRecord, todayOn: CivilDate): readonly CivilDate[] {
  const months = monthsBetween(startOn, todayOn);
  return Array.from({ length: months }, (_, at) => firstDayOf(monthOf(startOn), at + 1));
}

function chargesOf(
  purchases: readonly SeededPurchase[],
  companies: readonly CompanyRecord[],
  now: number,
): readonly Charged[] {
  const todayOn = civilDateOf(now);
  const taxOf = (id: string) => companies.find((company) => company.id === id)?.taxBps ?? 0;
  return purchases.flatMap(({ customer, lines }, at) =>
    lines.flatMap((seeded): readonly Charged[] => {
      const { product, plan, subscription, sold, bought } = seeded;
      const named = {
        productName: product.name,
        subscriptionId: subscription.id,
        orderId: `o-${at + 1}`,
      };
      const to = { customerId: customer.id, issuerId: customer.parentId };
      const from = { customerId: customer.parentId, issuerId: PROVIDER_ID };
      const book = (who: typeof to, history: typeof sold): readonly Charged[] =>
        history.ledger.map(({ on, line }) => ({
          ...who,
          currency: plan.currency,
          period: monthOf(on),
          line: { ...line, ...named },
        }));
      const use = (who: typeof to, { terms }: typeof sold, taxBps: number): readonly Charged[] =>
        monthsUsed(subscription, todayOn).map((untilOn) => ({
          ...who,
          currency: plan.currency,
          period: monthOf(lastDayOf(untilOn)),
          line: {
            ...usageCharge({ ...terms, id: subscription.id }, taxBps, untilOn, plan.currency),
            ...named,
          },
        }));
      return plan.cycle === 'usage'
        ? [...use(to, sold, customer.taxBps), ...use(from, bought, taxOf(customer.parentId))]
        : [...book(to, sold), ...book(from, bought)];
    }),
  );
}

const keyOf = ({ issuerId, customerId, period, currency }: Charged) =>
  [period, issuerId, customerId, currency].join(' ');

function documentOf(charges: readonly Charged[], index: number, todayOn: CivilDate) {
  const [first] = charges;
  if (!first) return [];
  const { issuerId, customerId, currency, period } = first;
  const lines = charges.map(({ line }, at) => ({ ...line, id: `x-${index + 1}-${at + 1}` }));
  const core = makeStatement(period, lines, todayOn);
  const number = `R-${period}-${String(index + 1).padStart(4, '0')}`;
  const id = `st-${index + 1}`;
  const isIssued = core.state !== 'draft';
  return { ...core, id, number: isIssued ? number : null, customerId, issuerId, currency };
}

const [NORDLYS, ADRIA] = RESELLER_IDS;

/** The clerk of a reseller without a demo account. */
const CLERK = 'accounts@kite-digital.example';

/** A member of the issuer records payments and corrections (workday §3). */
function clerkOf({ issuerId }: Pick<StatementRecord, 'issuerId'>): string {
  if (issuerId === PROVIDER_ID) return ADMIN_EMAIL;
  if (issuerId === NORDLYS) return RESELLER_EMAIL;
  return issuerId === ADRIA ? TWO_FACTOR_EMAIL : CLERK;
}

function pay(statement: StatementRecord, amount: number, paidOn: CivilDate, todayOn: CivilDate) {
  const payment: SentPayment = {
    id: `pay-${statement.id}`,
    amount,
    paidOn: paidOn < todayOn ? paidOn : todayOn,
    reference: `Bank ${4_400 + Number(statement.id.slice(3))}`,
    by: clerkOf(statement),
  };
  return (amount > 0 && recordPayment(statement, payment, todayOn)) || statement;
}

/** Payments of a statement: most are paid, some in part, some late. */
function settled(
  statements: readonly StatementRecord[],
  todayOn: CivilDate,
): readonly StatementRecord[] {
  const latest = monthOf(addDays(`${monthOf(todayOn)}-01`, -1));
  const overdueMonth = monthOf(firstDayOf(monthOf(todayOn), -3));
  const isReseller = ({ issuerId }: StatementRecord) => issuerId !== PROVIDER_ID;
  const ofMonth = (month: CivilMonth) =>
    statements.filter((each) => isReseller(each) && each.period === month && each.total > 0);
  const overdue = new Set(ofMonth(overdueMonth).slice(0, 4));
  const inPart = new Set(ofMonth(latest).slice(0, 2));
  return statements.map((statement) => {
    const { state, period, total, issuedOn } = statement;
    if (state === 'draft' || overdue.has(statement) || issuedOn === null) return statement;
    const paidOn = addDays(issuedOn, 11);
    if (inPart.has(statement)) return pay(statement, Math.floor(total / 3), issuedOn, todayOn);
    return period === latest ? statement : pay(statement, total, paidOn, todayOn);
  });
}

/** The only void statement, with its credit. */
function corrected(
  statements: readonly StatementRecord[],
  todayOn: CivilDate,
): readonly StatementRecord[] {
  const latest = monthOf(addDays(`${monthOf(todayOn)}-01`, -1));
  const wrong = statements.findLast(
    ({ period, state, issuerId }) =>
      period === latest && state === 'issued' && issuerId !== PROVIDER_ID,
  );
  const creditId = `st-${statements.length + 1}`;
  if (!wrong) return statements;
  const why = { reason: 'Wrong customer', reissue: null, by: clerkOf(wrong) };
  const voided = voidStatement(wrong, { id: wrong.id, creditId, todayOn, ...why });
  if (!voided) return statements;
  const { customerId, issuerId, currency, period } = wrong;
  const number = `C-${period}-0001`;
  const credit = { ...voided.credit, id: creditId, number, customerId, issuerId, currency };
  return [...statements.map((each) => (each === wrong ? voided.statement : each)), credit];
}

/** Fourteen months of statements, computed from the purchases (commerce §8). */
export function seedStatements(
  purchases: readonly SeededPurchase[],
  companies: readonly CompanyRecord[],
  now: number,
): readonly StatementRecord[] {
  const todayOn = civilDateOf(now);
  const lastMonth = monthOf(firstDayOf(monthOf(todayOn), -1));
  const groups = new Map<string, Charged[]>();
  for (const charge of withMistakes(chargesOf(purchases, companies, now), lastMonth)) {
    const group = groups.get(keyOf(charge)) ?? [];
    group.push(charge);
    groups.set(keyOf(charge), group);
  }
  const oldest = monthOf(firstDayOf(monthOf(todayOn), 1 - STATEMENT_MONTHS));
  const documents = [...groups.keys()]
    .sort()
    .filter((key) => key.slice(0, 7) >= oldest)
    .flatMap((key, index) => documentOf(groups.get(key) ?? [], index, todayOn));
  return corrected(settled(documents, todayOn), todayOn);
}
