import { type CivilDate, monthOf } from '../time/civil-date';
import type { Statement, StatementLine } from './statement';

/** Why one statement comes to more than another (commerce §6). */
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

/** An order that a difference comes from. */
export interface ComparedOrder {
  /** Its id. */
  readonly id: string;
  /** Its number; null where the server does not say it. */
  readonly number: string | null;
}

/** What one subscription, or one-off charge, contributes to the difference. */
export interface ComparisonEntry {
  /** Why. */
  readonly part: ComparisonPart;
  /** The subscription; null for what has none. */
  readonly subscriptionId: string | null;
  /** The name of its product. */
  readonly productName: string;
  /** How much more the second statement has, in minor units. */
  readonly net: number;
  /** The charges of the first statement that this is about. */
  readonly was: readonly StatementLine[];
  /** The charges of the second one. */
  readonly is: readonly StatementLine[];
  /** The orders that it comes from. */
  readonly orders: readonly ComparedOrder[];
}

/** How two statements differ. */
export interface StatementComparison {
  /** ISO 4217. */
  readonly currency: string;
  /** How much more the second one has without tax, in minor units. */
  readonly difference: number;
  /** How much more tax the second one has; with the difference it is that of the totals. */
  readonly tax: number;
  /** How much more the second one comes to in all. */
  readonly total: number;
  /** The difference without tax by its reasons; together they are it. */
  readonly parts: Readonly<Record<ComparisonPart, number>>;
  /** What the reasons are made of, without what contributes nothing. */
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

/** The charges for a whole period, exactly quantity times price. */
function wholeLines(lines: Lines): readonly WholeLine[] {
  return lines.flatMap((line) => {
    const { quantity, unitPrice, days, ofDays, net } = line;
    if (typeof quantity !== 'number' || typeof unitPrice !== 'number') return [];
    const isWhole = days !== null && days === ofDays && quantity > 0;
    return isWhole && net === quantity * unitPrice ? { line, quantity, unitPrice } : [];
  });
}

type Contribution = Pick<ComparisonEntry, 'part' | 'net' | 'was' | 'is' | 'orders'>;

/** The kinds of charges that an order makes at once; what goes on has none of its own. */
const ORDERED: readonly string[] = [
  ...['new', 'seatsAdded', 'seatsRemoved', 'cancelled', 'planChanged', 'once'],
];

/** The orders of some charges, each once. */
function ordersOf(lines: Lines, kinds: readonly string[] = ORDERED): readonly ComparedOrder[] {
  const orders = new Map<string, ComparedOrder>();
  for (const { kind, orderId: id, orderNumber } of lines) {
    if (id === null || !kinds.includes(kind)) continue;
    orders.set(id, { id, number: orderNumber ?? null });
  }
  return [...orders.values()];
}

/** What is different between some charges and others. */
const between = (part: ComparisonPart, was: Lines, is: Lines): Contribution => ({
  part,
  net: netOf(is) - netOf(was),
  was,
  is,
  orders: ordersOf([...was, ...is]),
});

/** Whether what a subscription was charged for lasts into the month that still runs, and no longer. */
function isStillToCome(before: Lines, todayOn: CivilDate | null): boolean {
  if (todayOn === null || before.some(({ kind }) => kind === 'cancelled')) return false;
  const until = before.reduce((last, { untilOn }) => (untilOn > last ? untilOn : last), '');
  return until >= todayOn && monthOf(until) === monthOf(todayOn);
}

/** Why a subscription comes to more than before. */
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

/** What lines count together: those of one subscription, and of others those of one product. */
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
 * Why one statement comes to more than another (commerce §6): the parts add up to the difference of
 * the nets, and with the tax to that of the totals, to the minor unit. Null for two currencies, which are never subtracted, and for a statement
 * without its lines.
 *
 * @param todayOn - while the month of the second one still runs: what is due in it later has not ended
 * @default null, a month that is over
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
