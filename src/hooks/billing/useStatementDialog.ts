import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { recordPayment, voidStatement } from '../../api/calls/billing';
import type { ApiClient } from '../../api/client';
import { statementConflictOf } from '../../api/conflicts';
import { isApiError } from '../../api/errors';
import type { PaymentDraft, StatementDialog } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import type { StatementAction } from '../../domain/billing/statement-access';
import type { StatementEvent } from '../../domain/billing/statement-screen';
import type { Failure } from '../../domain/failure';
import { civilDateOf } from '../../domain/time/civil-date';
import { createRandomId } from '../../platform/random-id';
import { useViewer } from '../auth/useViewer';
import { useConsole } from '../console/console-context';
import { customerKeys, statementKeys } from '../reads/keys';
import { presentTime } from '../timing/present-time';
import { useWrite } from '../writes/useWrite';
import { useSentPayment } from './useSentPayment';

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
  readonly isTooLate: boolean;
}

/**
 * Whether the server says that the payment is not recorded: it had looked at its id and refuses its
 * state or content (wire §1). What refuses without a code, such as a proxy, may stand behind it.
 */
const isVerdict = ({ kind, codes, fields = [] }: Failure): boolean =>
  kind === 'conflict' || codes !== undefined || (kind === 'refused' && fields.length > 0);

/** Amount of a recorded payment or refund, by its id; null if the statement does not have it. */
function recordedAmount({ payments }: Statement, id: string): number | null {
  const payment = payments?.find((each) => each.id === id);
  return payment ? Math.abs(payment.amount) : null;
}

/**
 * The dialogs that record a payment or void a statement, one at a time (wire §6). A payment whose
 * answer is lost is kept until the statement contains it, or it is sent again.
 */
export function useStatementDialog(
  statement: Statement | null,
  onDone?: (event: StatementEvent) => void,
): {
  readonly dialog: StatementDialog | null;
  readonly open: (action: StatementAction) => void;
  /** A payment was sent whose answer is not known. */
  readonly isUnconfirmed: boolean;
} {
  const cache = useQueryClient();
  const { client } = useConsole();
  const [opened, setOpened] = useState<Opened | null>(null);
  const id = statement?.id ?? '';
  const { sent, remember, forget } = useSentPayment(id, useViewer()?.email ?? null);
  const { isPending, failure, run, reset } = useWrite(
    (caller, input: Input) => {
      // Before it is sent: the page may be left before the answer.
      if ('payment' in input) remember(input.payment);
      return send(caller, input);
    },
    {
      // A customer's balance and the dashboard's counts depend on its statements.
      stale: () => [statementKeys.all, customerKeys.all, ['dashboard']],
    },
  );

  const recorded = statement && sent && !isPending ? recordedAmount(statement, sent.id) : null;
  const latest = useRef<(amount: number) => void>(() => {});
  useEffect(() => {
    latest.current = (amount) => {
      if (!statement || !forget()) return;
      setOpened((current) => (current?.action === 'pay' ? null : current));
      onDone?.({ action: 'pay', statement, amount });
    };
  });
  useEffect(() => {
    if (recorded !== null) latest.current(recorded);
  }, [recorded]);

  function open(action: StatementAction): void {
    reset();
    setOpened({ action, isTooLate: false });
  }
  const isUnconfirmed = sent !== null && !isPending;
  if (!opened || !statement) return { dialog: null, open, isUnconfirmed };
  const { action, isTooLate } = opened;

  async function act(input: Input): Promise<void> {
    const outcome = await run(input);
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'failed') {
      if ('payment' in input && isVerdict(outcome.failure)) forget();
      return;
    }
    const { result } = outcome;
    if ('payment' in input) forget();
    if (result.statement) cache.setQueryData(statementKeys.one(id), result.statement);
    if (result.isTooLate) return setOpened({ action, isTooLate: true });
    setOpened(null);
    const amount =
      'payment' in input && result.statement
        ? recordedAmount(result.statement, input.payment.id)
        : 0;
    if (result.statement) onDone?.({ action, statement: result.statement, amount: amount ?? 0 });
  }
  const shared = { isPending, failure, isTooLate, onClose: () => setOpened(null) };
  const dialog: StatementDialog =
    action === 'pay'
      ? {
          ...shared,
          kind: 'pay',
          todayOn: civilDateOf(presentTime(client)),
          sent,
          onSave(draft) {
            void act({ id, payment: sent ?? { ...draft, id: createRandomId() } });
          },
        }
      : {
          ...shared,
          kind: 'void',
          onConfirm: (reason, reissue) => void act({ id, reason, reissue }),
        };
  return { dialog, open, isUnconfirmed };
}
