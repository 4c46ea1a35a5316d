import { useState } from 'react';
import { closeCustomer, resumeCustomer, suspendCustomer } from '../../api/calls/customers';
import type { ApiClient } from '../../api/client';
import { customerConflictOf, invalidFieldsOf } from '../../api/conflicts';
import { isApiError } from '../../api/errors';
import type { CustomerMoveState } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import { customerStateAfter } from '../../domain/customers/customer-rules';
import type { CustomerEvent, CustomerMove } from '../../domain/customers/customer-screen';
import { customerKeys } from '../reads/keys';
import { useWrite } from '../writes/useWrite';

interface MoveInput {
  readonly action: CustomerMove;
  readonly customer: Customer;
  readonly reason: string | null;
}

/** The server's response to a change of state (wire §4). Other refusals are failures. */
type MoveAnswer =
  | { readonly status: 'done'; readonly customer: Customer }
  | { readonly status: 'changed'; readonly customer: Customer }
  | { readonly status: 'liveSubscriptions' | 'openOrders' };

const CALLS = { suspend: suspendCustomer, resume: resumeCustomer, close: closeCustomer } as const;

async function send(client: ApiClient, input: MoveInput): Promise<MoveAnswer> {
  const { id, revision } = input.customer;
  try {
    const { reason } = input;
    const customer = await CALLS[input.action](client, { id, revision, reason });
    return { status: 'done', customer };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 409 && error.code === 'open_orders') return { status: 'openOrders' };
    const newest = error.status === 409 ? customerConflictOf(error) : null;
    if (newest) return { status: 'changed', customer: newest };
    const isLive = invalidFieldsOf(error).some(({ code }) => code === 'live_subscriptions');
    if (isLive) return { status: 'liveSubscriptions' };
    throw error;
  }
}

type Open = Pick<CustomerMoveState, 'action' | 'customer' | 'objection'>;

/** How a dialog continues with the server's state: the action may still be possible, or not. */
function afterChange(action: CustomerMove, customer: Customer): Open {
  const isPossible = customerStateAfter(customer.state, action) !== null;
  return { action, customer, objection: isPossible ? 'changed' : 'stateChanged' };
}

/** The dialog that asks before a customer is suspended, resumed or closed (commerce §3, wire §4). */
export function useCustomerMove(
  customer: Customer | null,
  liveSubscriptions: number | null,
  onDone?: (event: CustomerEvent) => void,
): {
  readonly dialog: CustomerMoveState | null;
  /** Opens the question; for another customer than the hook's if given. */
  readonly open: (action: CustomerMove, target?: Customer) => void;
} {
  const [askedMove, ask] = useState<Open | null>(null);
  const { isPending, failure, run, reset } = useWrite(send, {
    stale: ({ customer: { id } }) => [
      customerKeys.one(id),
      customerKeys.lists,
      customerKeys.live(id),
    ],
  });

  function open(action: CustomerMove, target: Customer | null = customer): void {
    if (!target) return;
    reset();
    ask({ action, customer: target, objection: null });
  }
  async function confirm(reason: string | null): Promise<void> {
    if (!askedMove) return;
    const { action } = askedMove;
    const outcome = await run({ action, customer: askedMove.customer, reason });
    if (outcome.status !== 'done') return;
    const answer = outcome.result;
    if (answer.status === 'changed') ask(afterChange(action, answer.customer));
    else if (answer.status !== 'done') ask({ ...askedMove, objection: answer.status });
    else {
      ask(null);
      onDone?.({ action, customer: answer.customer });
    }
  }

  if (!askedMove) return { dialog: null, open };
  const dialog: CustomerMoveState = {
    ...askedMove,
    liveSubscriptions,
    isPending,
    failure,
    onConfirm: (reason) => void confirm(reason),
    onClose: () => ask(null),
  };
  return { dialog, open };
}
