import { type BulkRun, type BulkTransition, beginBulkRun, inThisTry } from '../bulk-run';
import type { OpenValue } from '../open-value';
import type { Cycle } from '../products/product';
import type { ChangeRefusalCode } from './change';
import type { ReadyPreview } from './change-machine';
import type { Subscription } from './subscription';

/** Maximum number of subscriptions in a bulk change of seats (commerce §6). */
export const BULK_SEATS_MAX = 100;

/** Modes of a bulk change: add seats, remove seats, or set the number. */
export const SEATS_MODES = ['add', 'remove', 'set'] as const;

/** One of {@link SEATS_MODES}. */
export type SeatsMode = (typeof SEATS_MODES)[number];

/** The form of a bulk change of seats. */
export interface BulkSeatsDraft {
  /** The mode. */
  readonly mode: SeatsMode;
  /** Number of seats; null while the text is not a number. */
  readonly count: number | null;
  /** Numbers of seats for single subscriptions, by id; null if the text is not a number. */
  readonly own: Readonly<Record<string, number | null>>;
}

/** The empty form. */
export const NO_SEATS: BulkSeatsDraft = { mode: 'add', count: null, own: {} };

/** The resulting number of seats, which may be too low; null if the text is not a number. */
export function seatsAfter(
  { id, quantity }: Pick<Subscription, 'id' | 'quantity'>,
  { mode, count, own }: BulkSeatsDraft,
): number | null {
  if (Object.hasOwn(own, id)) return own[id] ?? null;
  if (count === null) return quantity;
  if (mode === 'set') return count;
  return mode === 'add' ? quantity + count : quantity - count;
}

/** A preview, with its expiry by the local clock. */
export interface SeatsPreview extends ReadyPreview {
  /** In milliseconds since 1970, by the local clock; null for no expiry. */
  readonly holdsUntil: number | null;
}

/** Why the seats of a subscription cannot be changed. */
export interface SeatsRefusal {
  /** Reason code, our own or the server's; `invalid` shows the server's message. */
  readonly code: OpenValue<ChangeRefusalCode | 'unchanged' | 'tooFew' | 'noNumber' | 'invalid'>;
  /** The server's message. */
  readonly message: string;
  /** Lowest number of seats that is allowed now; null if it is not about seats. */
  readonly lowestQuantity: number | null;
}

/** A bulk run over seats. */
export type SeatsRun = BulkRun<SeatsPreview, SeatsRefusal>;

function knownRefusal(subscription: Subscription, draft: BulkSeatsDraft): SeatsRefusal | null {
  const after = seatsAfter(subscription, draft);
  const refusal = (code: SeatsRefusal['code']) => ({ code, message: '', lowestQuantity: null });
  if (after === null) return refusal('noNumber');
  if (after < 1) return refusal('tooFew');
  return after === subscription.quantity ? refusal('unchanged') : null;
}

/** Starts a run with previews; changes that are known to be refused are not requested. */
export function beginSeatsRun(
  subscriptions: readonly Subscription[],
  draft: BulkSeatsDraft,
): BulkTransition<SeatsPreview, SeatsRefusal> {
  return beginBulkRun(
    subscriptions.map((one) => ({ id: one.id, refusal: knownRefusal(one, draft) })),
  );
}

/** Sums of a run in one currency. Currencies are never added up (commerce §2.1). */
export interface SeatsSum extends Pick<ReadyPreview, 'currency' | 'net' | 'tax' | 'total'> {
  /** What each subscription adds to `net`. */
  readonly nets: readonly { readonly id: string; readonly net: number }[];
  /** Recurring cost before and after, by cycle. */
  readonly cycles: readonly (Pick<ReadyPreview, 'recurringBefore' | 'recurringAfter'> & {
    /** Billing cycle. */
    readonly cycle: Cycle;
  })[];
}

const NO_SUM = { nets: [], net: 0, tax: 0, total: 0, cycles: [] };

/**
 * Sums of all records that are ready, being sent or done, by currency. What an earlier attempt has
 * done is not paid again; it counts once the run has ended.
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
    const sum = sums.get(currency) ?? { ...NO_SUM, currency };
    const cycle = cycleOf.get(entry.id) ?? '';
    const same = sum.cycles.find((one) => one.cycle === cycle);
    sums.set(currency, {
      currency,
      nets: [...sum.nets, { id: entry.id, net }],
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
