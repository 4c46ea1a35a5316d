import { type BulkRun, type BulkTransition, beginBulkRun, inThisTry } from '../bulk-run';
import type { OpenValue } from '../open-value';
import type { Cycle } from '../products/product';
import type { ChangeRefusalCode } from './change';
import type { ReadyPreview } from './change-machine';
import type { Subscription } from './subscription';

/** Subscriptions whose seats are changed together, at most (commerce §6). */
export const BULK_SEATS_MAX = 100;

/** What is done to the seats of all: so many more, so many fewer, or so many. */
export const SEATS_MODES = ['add', 'remove', 'set'] as const;

/** One of {@link SEATS_MODES}. */
export type SeatsMode = (typeof SEATS_MODES)[number];

/** What was chosen for the seats of many subscriptions. */
export interface BulkSeatsDraft {
  /** What is done to all. */
  readonly mode: SeatsMode;
  /** With how many seats; null while what is typed is no number of them. */
  readonly count: number | null;
  /** The seats that single ones get instead, by their ids; null for what is no number of them. */
  readonly own: Readonly<Record<string, number | null>>;
}

/** A draft in which nothing is chosen. */
export const NO_SEATS: BulkSeatsDraft = { mode: 'add', count: null, own: {} };

/** The seats that a subscription would have, which may be too few; null for no number of them. */
export function seatsAfter(
  { id, quantity }: Pick<Subscription, 'id' | 'quantity'>,
  { mode, count, own }: BulkSeatsDraft,
): number | null {
  if (Object.hasOwn(own, id)) return own[id] ?? null;
  if (count === null) return quantity;
  if (mode === 'set') return count;
  return mode === 'add' ? quantity + count : quantity - count;
}

/** What a change comes to, and until when that holds. */
export interface SeatsPreview extends ReadyPreview {
  /** In milliseconds since 1970, by our own clock; null for as long as it may. */
  readonly holdsUntil: number | null;
}

/** Why the seats of one are not changed. */
export interface SeatsRefusal {
  /** Why: what we know ourselves, or what the server says; `invalid` is said by its sentence. */
  readonly code: OpenValue<ChangeRefusalCode | 'unchanged' | 'tooFew' | 'noNumber' | 'invalid'>;
  /** The server's sentence. */
  readonly message: string;
  /** The fewest seats that can be kept now; null when it is not about seats. */
  readonly lowestQuantity: number | null;
}

/** A run over the seats of many subscriptions. */
export type SeatsRun = BulkRun<SeatsPreview, SeatsRefusal>;

function knownRefusal(subscription: Subscription, draft: BulkSeatsDraft): SeatsRefusal | null {
  const after = seatsAfter(subscription, draft);
  const refusal = (code: SeatsRefusal['code']) => ({ code, message: '', lowestQuantity: null });
  if (after === null) return refusal('noNumber');
  if (after < 1) return refusal('tooFew');
  return after === subscription.quantity ? refusal('unchanged') : null;
}

/** Begins a run, by asking what the changes come to. What we know to be none is not asked for. */
export function beginSeatsRun(
  subscriptions: readonly Subscription[],
  draft: BulkSeatsDraft,
): BulkTransition<SeatsPreview, SeatsRefusal> {
  return beginBulkRun(
    subscriptions.map((one) => ({ id: one.id, refusal: knownRefusal(one, draft) })),
  );
}

/** What changes come to in one currency. Currencies are never added up (commerce §2.1). */
export interface SeatsSum extends Pick<ReadyPreview, 'currency' | 'net' | 'tax' | 'total'> {
  /** What each cycle costs before and afterwards, of those that pay in it. */
  readonly cycles: readonly (Pick<ReadyPreview, 'recurringBefore' | 'recurringAfter'> & {
    /** How often. */
    readonly cycle: Cycle;
  })[];
}

/**
 * The sums of all that can be sent, is on its way or is done, the currencies in order. What an
 * earlier try has done is not paid again, and counts once all have ended.
 */
export function seatsSums(
  run: SeatsRun,
  subscriptions: readonly Subscription[],
): readonly SeatsSum[] {
  const cycleOf = new Map(subscriptions.map(({ id, cycle }) => [id, cycle]));
  const sums = new Map<string, SeatsSum>();
  for (const entry of inThisTry(run)) {
    const isCounted = ['ready', 'sending', 'done'].includes(entry.status);
    if (!isCounted || !('preview' in entry) || !entry.preview) continue;
    const { currency, net, tax, total, recurringBefore, recurringAfter } = entry.preview;
    const sum = sums.get(currency) ?? { currency, net: 0, tax: 0, total: 0, cycles: [] };
    const cycle = cycleOf.get(entry.id) ?? '';
    const same = sum.cycles.find((one) => one.cycle === cycle);
    sums.set(currency, {
      currency,
      net: sum.net + net,
      tax: sum.tax + tax,
      total: sum.total + total,
      cycles: [
        ...sum.cycles.filter((one) => one !== same),
        {
          cycle,
          recurringBefore: (same?.recurringBefore ?? 0) + recurringBefore,
          recurringAfter: (same?.recurringAfter ?? 0) + recurringAfter,
        },
      ],
    });
  }
  return [...sums.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1));
}
