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
}

/** How two statements differ. */
export interface StatementComparison {
  /** ISO 4217. */
  readonly currency: string;
  /** How much more the second one has, in minor units. */
  readonly difference: number;
  /** The same by its reasons; together they are the difference. */
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

type Contribution = readonly [part: ComparisonPart, net: number];

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
  const change = netOf(after) - netOf(before);
  if (before.length === 0) return [['new', change]];
  if (after.length === 0) return [[isStillToCome(before, todayOn) ? 'notYet' : 'ended', change]];
  const [a, ...moreBefore] = wholeLines(before);
  const [b, ...moreAfter] = wholeLines(after);
  if (!a || !b || moreBefore.length > 0 || moreAfter.length > 0) return [['partPeriod', change]];
  const seats = (b.quantity - a.quantity) * a.unitPrice;
  const price = b.quantity * (b.unitPrice - a.unitPrice);
  return [
    ['seats', seats],
    ['price', price],
    ['partPeriod', change - seats - price],
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
    ['oneOff', netOf(after.filter(isOneOff)) - netOf(before.filter(isOneOff))],
    ['usage', netOf(after.filter(isUsage)) - netOf(before.filter(isUsage))],
  ];
}

/**
 * Why one statement comes to more than another (commerce §6): the parts add up to the difference of
 * the nets, to the minor unit. Null for two currencies, which are never subtracted, and for a statement
 * without its lines.
 *
 * @param todayOn - while the month of the second one still runs: what is due in it later has not ended
 * @default null, a month that is over
 */
export function compareStatements(
  before: Pick<Statement, 'currency' | 'lines'>,
  after: Pick<Statement, 'currency' | 'lines'>,
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
    for (const [part, net] of contributions(was, is, todayOn)) {
      parts[part] += net;
      if (net === 0 || !line) continue;
      const { subscriptionId, productName } = line;
      entries.push({ part, subscriptionId, productName, net });
    }
  }
  const difference = netOf(after.lines) - netOf(before.lines);
  return { currency: before.currency, difference, parts, entries };
}
