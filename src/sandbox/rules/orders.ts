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

/** The fields of an order that the rules change. */
export type OrderProgress = Pick<Order, 'state' | 'placedBy' | 'approval' | 'createdAt'> & {
  /** @default nobody */
  readonly impersonatedBy?: Order['impersonatedBy'];
  readonly lines: readonly Pick<OrderLine, 'id' | 'state' | 'failure'>[];
};

export type OrderStep =
  | {
      readonly type: 'APPROVE' | 'REJECT';
      /** E-mail of the user who decides. */
      readonly by: string;
      /** E-mail of their impersonator. @default nobody */
      readonly impersonatedBy?: string | null;
      /** Time, in milliseconds since 1970. */
      readonly at: number;
      readonly reason: string | null;
    }
  /** Cancel the lines that have not started or have failed. */
  | { readonly type: 'CANCEL' }
  /** Retry a failed line. */
  | { readonly type: 'RETRY'; readonly lineId: string }
  /** The vendor starts or completes a line. */
  | { readonly type: 'BEGIN' | 'FINISH'; readonly lineId: string }
  | {
      readonly type: 'FAIL';
      readonly lineId: string;
      readonly failure: OrderLine['failure'];
    }
  /** Time has passed; `now` in milliseconds since 1970. */
  | { readonly type: 'PASS'; readonly now: number };

const isOpen = (state: OrderLineState): boolean => state === 'queued' || state === 'provisioning';

/** The state of an order from its lines (commerce §3). Without lines it is completed. */
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

/** Moves a line from one state to another; null if the line or its state does not match. */
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
 * An order after a step; null if its state does not allow it (commerce §3). Access is checked by
 * `canActOnOrder`.
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

/** States without a result: nothing is paid. */
const CAME_TO_NOTHING: readonly OrderState[] = ['rejected', 'cancelled', 'failed'];

/** Whether an order counts in a list's sums: if it is open or completed (workday §3). */
export function countsInSums(state: OrderState): boolean {
  return !CAME_TO_NOTHING.includes(state);
}

/** Whether an order is in a view (wire §2); the dashboard's numbers use the same rule. */
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
