import { type CivilDate, monthOf } from '../time/civil-date';
import type { Statement, StatementLine } from './statement';

/** Reasons why the totals of two statements differ (commerce §6). */
export const COMPARISON_PARTS = [
  'new',
  'ended',
  'notYet',
  'seats',
  'price',
  'partPeriod',
  'oneOff',
  'usage',
] as const;

/** One of {@link COMPARISON_PARTS}. */
export type ComparisonPart = (typeof COMPARISON_PARTS)[number];

/** An order that caused part of a difference. */
export interface ComparedOrder {
  /** Id of the order. */
  readonly id: string;
  /** Order number; null if the server does not send it. */
  readonly number: string | null;
}

/** The share of one subscription, or one-off charge, in the difference. */
export interface ComparisonEntry {
  /** The reason. */
  readonly part: ComparisonPart;
  /** Id of the subscription; null for a charge without one. */
  readonly subscriptionId: string | null;
  /** Product name. */
  readonly productName: string;
  /** Net difference, second minus first statement, in minor units. */
  readonly net: number;
  /** Its charges on the first statement. */
  readonly was: readonly StatementLine[];
  /** Its charges on the second statement. */
  readonly is: readonly StatementLine[];
  /** The orders that caused it. */
  readonly orders: readonly ComparedOrder[];
}

/** The difference between two statements. Amounts are second minus first, in minor units. */
export interface StatementComparison {
  /** ISO 4217 code. */
  readonly currency: string;
  /** Net difference, in minor units. */
  readonly difference: number;
  /** Difference of the tax. `difference` + `tax` = `total`. */
  readonly tax: number;
  /** Difference of the totals. */
  readonly total: number;
  /** The net difference by reason; the parts add up to `difference`. */
  readonly parts: Readonly<Record<ComparisonPart, number>>;
  /** The entries behind the parts, without those that contribute nothing. */
  readonly entries: readonly ComparisonEntry[];
}

type Lines = readonly StatementLine[];

const PERIODIC: readonly string[] = [
  'new',
  'recurring',
  'renewal',
  'seatsAdded',
  'seatsRemoved',
  'cancelled',
  'planChanged',
];

const netOf = (lines: Lines): number => lines.reduce((sum, { net }) => sum + net, 0);

interface WholeLine {
  readonly line: StatementLine;
  readonly quantity: number;
  readonly unitPrice: number;
}

/** The charges for whole periods, exactly quantity times price. */
function wholeLines(lines: Lines): readonly WholeLine[] {
  return lines.flatMap((line) => {
    const { quantity, unitPrice, days, ofDays, net } = line;
    if (typeof quantity !== 'number' || typeof unitPrice !== 'number') return [];
    const isWhole = days !== null && days === ofDays && quantity > 0;
    return isWhole && net === quantity * unitPrice ? { line, quantity, unitPrice } : [];
  });
}

type Contribution = Pick<ComparisonEntry, 'part' | 'net' | 'was' | 'is' | 'orders'>;

/** Kinds of charges caused by an order; recurring ones are not. */
const ORDERED: readonly string[] = [
  ...['new', 'seatsAdded', 'seatsRemoved', 'cancelled', 'planChanged', 'once'],
];

/** The orders behind some charges, without duplicates. */
function ordersOf(lines: Lines, kinds: readonly string[] = ORDERED): readonly ComparedOrder[] {
  const orders = new Map<string, ComparedOrder>();
  for (const { kind, orderId: id, orderNumber } of lines) {
    if (id === null || !kinds.includes(kind)) continue;
    orders.set(id, { id, number: orderNumber ?? null });
  }
  return [...orders.values()];
}

/** The contribution of replacing some charges by others. */
const between = (part: ComparisonPart, was: Lines, is: Lines): Contribution => ({
  part,
  net: netOf(is) - netOf(was),
  was,
  is,
  orders: ordersOf([...was, ...is]),
});

/**
 * Whether a subscription was charged up to a day in the current month and may still be charged
 * further.
 */
function isStillToCome(before: Lines, todayOn: CivilDate | null): boolean {
  if (todayOn === null || before.some(({ kind }) => kind === 'cancelled')) return false;
  const until = before.reduce((last, { untilOn }) => (untilOn > last ? untilOn : last), '');
  return until >= todayOn && monthOf(until) === monthOf(todayOn);
}

/** Splits the change of a subscription's recurring charges by reason. */
function periodicParts(
  before: Lines,
  after: Lines,
  todayOn: CivilDate | null,
): readonly Contribution[] {
  if (before.length === 0) return [between('new', before, after)];
  if (after.length === 0) {
    return [between(isStillToCome(before, todayOn) ? 'notYet' : 'ended', before, after)];
  }
  const [a, ...moreBefore] = wholeLines(before);
  const [b, ...moreAfter] = wholeLines(after);
  if (!a || !b || moreBefore.length > 0 || moreAfter.length > 0) {
    return [between('partPeriod', before, after)];
  }
  const seats = (b.quantity - a.quantity) * a.unitPrice;
  const price = b.quantity * (b.unitPrice - a.unitPrice);
  const part = between(
    'partPeriod',
    before.filter((line) => line !== a.line),
    after.filter((line) => line !== b.line),
  );
  const whole = { was: [a.line], is: [b.line] };
  const changes = ordersOf([...before, ...after], ['seatsAdded', 'seatsRemoved']);
  return [
    { part: 'seats', net: seats, ...whole, orders: changes },
    { part: 'price', net: price, ...whole, orders: [] },
    part,
  ];
}

/** Groups lines by subscription; others by product. */
const keyOf = ({ subscriptionId, productName }: StatementLine): string =>
  JSON.stringify(subscriptionId === null ? [null, productName] : [subscriptionId]);

function partition(lines: Lines): ReadonlyMap<string, StatementLine[]> {
  const groups = new Map<string, StatementLine[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return groups;
}

function contributions(
  before: Lines,
  after: Lines,
  todayOn: CivilDate | null,
): readonly Contribution[] {
  const isUsage = ({ kind }: StatementLine) => kind === 'usage';
  const isPeriodic = ({ kind, subscriptionId }: StatementLine) =>
    subscriptionId !== null && PERIODIC.includes(kind);
  const isOneOff = (line: StatementLine) => !isUsage(line) && !isPeriodic(line);
  const [a, b] = [before.filter(isPeriodic), after.filter(isPeriodic)];
  return [
    ...(a.length + b.length > 0 ? periodicParts(a, b, todayOn) : []),
    between('oneOff', before.filter(isOneOff), after.filter(isOneOff)),
    between('usage', before.filter(isUsage), after.filter(isUsage)),
  ];
}

/**
 * Explains the difference between two statements (commerce §6). The parts add up to the net
 * difference, and with the tax to the difference of the totals, to the minor unit. Null for two
 * currencies, which are never subtracted, and for a statement without lines.
 *
 * @param todayOn - today, while the month of the second one is current: charges due later in it do
 * not count as ended
 * @default null, for a past month
 */
export function compareStatements(
  before: Pick<Statement, 'currency' | 'lines' | 'tax'>,
  after: Pick<Statement, 'currency' | 'lines' | 'tax'>,
  todayOn: CivilDate | null = null,
): StatementComparison | null {
  if (before.currency !== after.currency || !before.lines || !after.lines) return null;
  const [a, b] = [partition(before.lines), partition(after.lines)];
  const parts = Object.fromEntries(COMPARISON_PARTS.map((part) => [part, 0])) as Record<
    ComparisonPart,
    number
  >;
  const entries: ComparisonEntry[] = [];
  for (const key of new Set([...b.keys(), ...a.keys()])) {
    const [was, is] = [a.get(key) ?? [], b.get(key) ?? []];
    const [line] = [...is, ...was];
    for (const contribution of contributions(was, is, todayOn)) {
      const { part, net } = contribution;
      parts[part] += net;
      if (net === 0 || !line) continue;
      const { subscriptionId, productName } = line;
      entries.push({ subscriptionId, productName, ...contribution });
    }
  }
  const difference = netOf(after.lines) - netOf(before.lines);
  const tax = after.tax - before.tax;
  return { currency: before.currency, difference, tax, total: difference + tax, parts, entries };
}
