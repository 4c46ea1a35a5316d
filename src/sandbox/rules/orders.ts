import type { Order, OrderLine, OrderLineState, OrderState } from '../../domain/orders/order';
import type { OrderView } from '../../domain/orders/order-access';
import { isWaiting, ORDER_NEEDS } from '../../domain/orders/order-access';
import {
  approvalEndsAt,
  hasCancellableLine,
  isCancellable,
  isOrderOpen,
} from '../../domain/orders/order-machine';
import type { Decider } from '../../domain/orders/own-order';
import { isOwnOrder } from '../../domain/orders/own-order';
import type { CommerceActor } from '../../domain/users/permission-access';

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

/** What came to nothing: nobody pays for it. */
const CAME_TO_NOTHING: readonly OrderState[] = ['rejected', 'cancelled', 'failed'];

/** Whether an order counts in the sums of a list: what is completed or open does (workday §3). */
export function countsInSums(state: OrderState): boolean {
  return !CAME_TO_NOTHING.includes(state);
}

/** Whether an order is in a view (wire §2). The tiles of the dashboard count with the same rule. */
export function isInOrderView(
  view: OrderView,
  order: Pick<Order, 'state' | 'placedBy' | 'impersonatedBy' | 'lines'>,
  actor: Decider & Pick<CommerceActor, 'allowedActions'>,
): boolean {
  switch (view) {
    case 'waitingForMe':
      return (
        isWaiting(order) &&
        !isOwnOrder(order, actor) &&
        actor.allowedActions.includes(ORDER_NEEDS.approve.permission)
      );
    case 'open':
      return isOrderOpen(order);
    case 'failed':
      return order.lines.some(({ state }) => state === 'failed');
  }
}
