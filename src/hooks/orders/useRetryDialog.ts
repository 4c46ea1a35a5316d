import { useState } from 'react';
import { previewRetry, retryOrderLine } from '../../api/calls/orders';
import { retryConflictOf } from '../../api/conflicts';
import { isApiError } from '../../api/errors';
import type { RetryDialogState, RetryingLine } from '../../contracts/orders';
import type { Order } from '../../domain/orders/order';
import { beginsOnAnotherDay, type RetryPreview } from '../../domain/orders/retry';
import { useWrite } from '../writes/useWrite';
import { useOrderWrite } from './useOrderWrite';

type OrderLineInput = Parameters<RetryingLine['run']>[0];

/** A line with a question. */
interface Asked {
  readonly line: OrderLineInput;
  readonly preview: RetryPreview;
  readonly isChanged: boolean;
}

/**
 * Retries a line of an order (workday §4): immediately on the day of the order, on a later day
 * after the price is confirmed. If the price has changed on arrival, it asks again.
 *
 * @param orders - the orders on the page
 * @param now - the present time, in milliseconds since 1970
 */
export function useRetryDialog(
  orders: readonly Order[],
  now: number,
): { readonly retry: RetryingLine; readonly dialog: RetryDialogState | null } {
  const [asked, ask] = useState<Asked | null>(null);
  const preview = useWrite(previewRetry);
  const retry = useOrderWrite(
    (client, { line, net }: { readonly id: string; line: OrderLineInput; net?: number }) =>
      retryOrderLine(client, { ...line, net }).catch((error: unknown) => {
        const changed = isApiError(error) ? retryConflictOf(error) : null;
        if (changed) ask({ line, preview: changed, isChanged: true });
        // The page shows what is no longer possible.
        else if (isApiError(error) && error.status === 409) ask(null);
        throw error;
      }),
  );
  const send = async (line: OrderLineInput, net?: number): Promise<void> => {
    const outcome = await retry.run({ id: line.id, line, ...(net !== undefined && { net }) });
    if (outcome.status === 'done') ask(null);
  };

  async function run(line: OrderLineInput): Promise<void> {
    retry.reset();
    preview.reset();
    const order = orders.find(({ id }) => id === line.id);
    if (!order || !beginsOnAnotherDay(order, now)) return send(line);
    const outcome = await preview.run(line);
    if (outcome.status === 'done') ask({ line, preview: outcome.result, isChanged: false });
    // A server without a price for today charges the ordered price.
    else if (outcome.status === 'failed' && outcome.failure.kind === 'notFound') await send(line);
  }

  const { failure } = retry;
  const order = asked && orders.find(({ id }) => id === asked.line.id);
  const line = asked && order?.lines.find(({ id }) => id === asked.line.lineId);
  const isAnew = asked?.isChanged === true && failure?.kind === 'conflict';
  const dialog = asked && {
    productName: line?.productName ?? '',
    customerName: order?.customerName ?? '',
    preview: asked.preview,
    isChanged: asked.isChanged,
    isPending: retry.isPending,
    failure: isAnew ? null : failure,
    onConfirm: () => void send(asked.line, asked.preview.net),
    onClose: () => {
      retry.reset();
      ask(null);
    },
  };
  return {
    retry: {
      state: retry.state,
      isPending: preview.isPending || (retry.isPending && !asked),
      failure: dialog ? null : (preview.failure ?? failure),
      run,
    },
    dialog,
  };
}
