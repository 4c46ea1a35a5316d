import { millisecondsInDay } from 'date-fns/constants';
import type { Order, OrderLine, OrderLineState, OrderState } from './order';
import { isOwnOrder } from './own-order';

/** An order that nobody approves is cancelled after so many days (commerce §3). */
export const APPROVAL_DAYS = 14;

/** What the rules change of an order. */
export type OrderProgress = Pick<Order, 'state' | 'placedBy' | 'approval' | 'createdAt'> & {
  /** @default nobody */
  readonly impersonatedBy?: Order['impersonatedBy'];
  readonly lines: readonly Pick<OrderLine, 'id' | 'state' | 'failure'>[];
};

/** What happens to an order. */
export type OrderStep =
  | {
      readonly type: 'APPROVE' | 'REJECT';
      /** The e-mail of who decides. */
      readonly by: string;
      /** The e-mail of who acts as them. @default nobody */
      readonly impersonatedBy?: string | null;
      /** When, in milliseconds since 1970. */
      readonly at: number;
      /** Why. */
      readonly reason: string | null;
    }
  /** What has not begun, or has failed, is given up. */
  | { readonly type: 'CANCEL' }
  /** A failed line is tried again. */
  | { readonly type: 'RETRY'; readonly lineId: string }
  /** The vendor begins with a line, or has done it. */
  | { readonly type: 'BEGIN' | 'FINISH'; readonly lineId: string }
  | {
      readonly type: 'FAIL';
      /** Of which line. */
      readonly lineId: string;
      /** Why. */
      readonly failure: OrderLine['failure'];
    }
  /** Time has passed; in milliseconds since 1970. */
  | { readonly type: 'PASS'; readonly now: number };

const isOpen = (state: OrderLineState): boolean => state === 'queued' || state === 'provisioning';

/** How far an order is, from its lines alone (commerce §3). One without lines is completed. */
export function orderStateOf(lines: readonly Pick<OrderLine, 'state'>[]): OrderState {
  const all = (state: OrderLineState) => lines.every((line) => line.state === state);
  if (lines.some(({ state }) => isOpen(state))) return 'provisioning';
  if (all('done')) return 'completed';
  if (all('cancelled')) return 'cancelled';
  return lines.some(({ state }) => state === 'done') ? 'partlyCompleted' : 'failed';
}

/** Whether lines are still worked at, so that an open page asks again. */
export function isOrderOpen({ state }: Pick<Order, 'state'>): boolean {
  return state === 'awaitingApproval' || state === 'provisioning';
}

/** When an order that waits is cancelled without an approval; null for an unknown time. */
export function approvalEndsAt({ createdAt }: Pick<Order, 'createdAt'>): Date | null {
  return createdAt && new Date(createdAt.getTime() + APPROVAL_DAYS * millisecondsInDay);
}

/** Whether a line is given up when its order is cancelled now (commerce §3). */
export function isCancellable({ state }: Pick<OrderLine, 'state'>): boolean {
  return state === 'queued' || state === 'failed';
}

/** Whether some line of an order can be given up (commerce §3). */
export function hasCancellableLine(lines: readonly Pick<OrderLine, 'state'>[]): boolean {
  return lines.some(isCancellable);
}

type Lines<Progress extends OrderProgress> = Progress['lines'];

function withLines<Progress extends OrderProgress>(
  order: Progress,
  change: (line: Lines<Progress>[number]) => Lines<Progress>[number],
): Progress {
  const lines = order.lines.map(change);
  const state = order.state === 'awaitingApproval' ? order.state : orderStateOf(lines);
  return { ...order, lines, state };
}

/** A line goes on from one state to another; another line, or another state, refuses it. */
function moveLine<Progress extends OrderProgress>(
  order: Progress,
  lineId: string,
  from: OrderLineState,
  to: Pick<OrderLine, 'state' | 'failure'>,
): Progress | null {
  if (order.state === 'awaitingApproval' || order.state === 'rejected') return null;
  if (!order.lines.some(({ id, state }) => id === lineId && state === from)) return null;
  return withLines(order, (line) => (line.id === lineId ? { ...line, ...to } : line));
}

function cancelled<Progress extends OrderProgress>(order: Progress): Progress | null {
  if (order.state === 'rejected' || !hasCancellableLine(order.lines)) return null;
  const after = withLines(order, (line) =>
    isCancellable(line) ? { ...line, state: 'cancelled', failure: null } : line,
  );
  return { ...after, state: orderStateOf(after.lines) };
}

function decided<Progress extends OrderProgress>(
  order: Progress,
  { type, by, impersonatedBy, at, reason }: Extract<OrderStep, { type: 'APPROVE' | 'REJECT' }>,
): Progress | null {
  if (order.state !== 'awaitingApproval') return null;
  if (isOwnOrder(order, { email: by, impersonatedBy })) return null;
  if (type === 'REJECT' && !reason?.trim()) return null;
  const approval = { by, at: new Date(at), reason };
  if (type === 'APPROVE') return { ...order, approval, state: orderStateOf(order.lines) };
  const rejected = withLines(order, (line) => ({ ...line, state: 'cancelled' }));
  return { ...rejected, approval, state: 'rejected' };
}

/**
 * An order after a step of its vendor, of its people or of time; null where its state does not allow
 * the step (commerce §3). Who may is asked of `canActOnOrder`.
 */
export function orderTransition<Progress extends OrderProgress>(
  order: Progress,
  step: OrderStep,
): Progress | null {
  const { state } = order;
  switch (step.type) {
    case 'APPROVE':
    case 'REJECT':
      return decided(order, step);
    case 'CANCEL':
      return cancelled(order);
    case 'RETRY':
      return moveLine(order, step.lineId, 'failed', { state: 'queued', failure: null });
    case 'BEGIN':
      return moveLine(order, step.lineId, 'queued', { state: 'provisioning', failure: null });
    case 'FINISH':
      return moveLine(order, step.lineId, 'provisioning', { state: 'done', failure: null });
    case 'FAIL':
      return moveLine(order, step.lineId, 'provisioning', {
        state: 'failed',
        failure: step.failure,
      });
    case 'PASS': {
      const endsAt = approvalEndsAt(order);
      const isLate = endsAt !== null && step.now >= endsAt.getTime();
      return state === 'awaitingApproval' && isLate ? cancelled(order) : null;
    }
  }
}
