import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recordPayment, voidStatement } from '../../api/calls/billing';
import type { ApiClient } from '../../api/client';
import { statementConflictOf } from '../../api/conflicts';
import { isApiError } from '../../api/errors';
import type { PaymentDraft, StatementDialog } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import type { StatementAction } from '../../domain/billing/statement-access';
import type { StatementEvent } from '../../domain/billing/statement-screen';
import { civilDateOf } from '../../domain/time/civil-date';
import { createRandomId } from '../../platform/random-id';
import { useConsole } from '../console/console-context';
import { customerKeys, statementKeys } from '../reads/keys';
import { presentTime } from '../timing/present-time';
import { useWrite } from '../writes/useWrite';

/** Result of a write to a statement: done, or no longer allowed by its state (wire §1). */
interface StatementAnswer {
  readonly isTooLate: boolean;
  /** The current statement; null if the server does not return it. */
  readonly statement: Statement | null;
}

/** Distinguishes a changed state of a statement from a failure. */
export async function statementAnswer(call: Promise<Statement>): Promise<StatementAnswer> {
  try {
    return { isTooLate: false, statement: await call };
  } catch (error) {
    if (!isApiError(error) || error.status !== 409) throw error;
    return { isTooLate: true, statement: statementConflictOf(error) };
  }
}

/** A payment with its idempotency id, or the reason for voiding a statement. */
type Input =
  | { readonly id: string; readonly payment: PaymentDraft & { readonly id: string } }
  | { readonly id: string; readonly reason: string; readonly reissue: boolean };

const send = (client: ApiClient, input: Input): Promise<StatementAnswer> =>
  statementAnswer('payment' in input ? recordPayment(client, input) : voidStatement(client, input));

interface Opened {
  readonly action: StatementAction;
  /** The idempotency id of the payment, one per opening of the dialog. */
  readonly paymentId: string;
  readonly isTooLate: boolean;
}

/** The dialogs that record a payment or void a statement, one at a time (wire §6). */
export function useStatementDialog(
  statement: Statement | null,
  onDone?: (event: StatementEvent) => void,
): {
  readonly dialog: StatementDialog | null;
  readonly open: (action: StatementAction) => void;
} {
  const cache = useQueryClient();
  const { client } = useConsole();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { isPending, failure, run, reset } = useWrite(send, {
    // A customer's balance and the dashboard's counts depend on its statements.
    stale: () => [statementKeys.all, customerKeys.all, ['dashboard']],
  });

  function open(action: StatementAction): void {
    reset();
    setOpened({ action, paymentId: createRandomId(), isTooLate: false });
  }
  if (!opened || !statement) return { dialog: null, open };
  const { id } = statement;
  const { action, paymentId, isTooLate } = opened;

  /** An earlier attempt whose response was lost may have recorded the payment. */
  const paid = ({ payments }: Statement, input: Input) =>
    'payment' in input
      ? Math.abs(payments?.find((payment) => payment.id === input.payment.id)?.amount ?? 0)
      : 0;

  async function act(input: Input): Promise<void> {
    const outcome = await run(input);
    if (outcome.status !== 'done') return;
    const { result } = outcome;
    if (result.statement) cache.setQueryData(statementKeys.one(id), result.statement);
    if (result.isTooLate) setOpened({ action, paymentId, isTooLate: true });
    else {
      setOpened(null);
      if (result.statement)
        onDone?.({ action, statement: result.statement, amount: paid(result.statement, input) });
    }
  }
  const shared = { isPending, failure, isTooLate, onClose: () => setOpened(null) };
  const dialog: StatementDialog =
    action === 'pay'
      ? {
          ...shared,
          kind: 'pay',
          todayOn: civilDateOf(presentTime(client)),
          id: paymentId,
          onSave: (draft, sentId) => void act({ id, payment: { id: sentId, ...draft } }),
        }
      : {
          ...shared,
          kind: 'void',
          onConfirm: (reason, reissue) => void act({ id, reason, reissue }),
        };
  return { dialog, open };
}
