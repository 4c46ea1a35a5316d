import type { RetryDialogState } from '../../contracts/orders';
import {
  sharedCancelTermsMessages,
  sharedFactsMessages,
  sharedRetryMessages,
  sharedWritesMessages,
} from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { Banner } from '../ui/Banner';
import { FormFailure } from '../ui/FormFailure';
import { MomentText } from '../ui/MomentText';
import { useOrderFailure } from './order-failure';
import { formatPrice } from './price-format';

const More = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-3);
  min-inline-size: 0;
  & p { margin: 0; }
  `),
);

/** Shows what a line costs if it starts today, before it is retried (workday §4). */
export function RetryDialog({ dialog }: { dialog: RetryDialogState }) {
  const { preview, productName: product, customerName, isChanged, isPending, failure } = dialog;
  const t = useMessages(sharedRetryMessages);
  const tCancelTerms = useMessages(sharedCancelTermsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tWrites = useMessages(sharedWritesMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const locale = useMessagesLocale();
  const { ofWrite } = useOrderFailure();
  const { net, was, currency, cancelUntilAt, commitment } = preview;
  const price = (amount: number) => formatPrice(amount, currency, locale);
  const words = { net: price(Math.abs(net)), was: price(Math.abs(was)) };
  function text(): string {
    if (net === was) return t(net < 0 ? 'retryCreditSame' : 'retryNowSame', words);
    return t(net < 0 ? 'retryCredit' : 'retryNow', words);
  }
  return (
    <AlertDialog
      isOpen
      contentKey={String(net)}
      title={t('retryTitle', { product })}
      text={text()}
      confirmText={tFeedback('tryAgain')}
      isPending={isPending}
      onConfirm={dialog.onConfirm}
      onClose={dialog.onClose}
    >
      <More data-slot="retry-preview">
        {isChanged && (
          <Banner tone="warning" title={tWrites('stateChangedTitle')}>
            {t('retryChanged')}
          </Banner>
        )}
        <p>
          {commitment > 0 && (
            <span>{`${tFacts('headed', { label: tFacts('owed') })} ${price(commitment)}. `}</span>
          )}
          {cancelUntilAt && (
            <MomentText
              instant={cancelUntilAt}
              sentence={(until) => tCancelTerms('until', { until })}
            />
          )}
        </p>
        <FormFailure failure={ofWrite(failure, customerName)} />
      </More>
    </AlertDialog>
  );
}
