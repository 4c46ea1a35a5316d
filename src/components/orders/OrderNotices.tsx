import type { OrderScreenProps } from '../../contracts/orders';
import type { Order } from '../../domain/orders/order';
import { APPROVERS_MAX } from '../../domain/orders/order';
import { approvalEndsAt } from '../../domain/orders/order-machine';
import { failedLines } from '../../domain/orders/order-sums';
import { ordersDetailMessages, ordersWaitingMessages } from '../../messages/generated/en/orders';
import { sharedOrderStatesMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { OrderWrites } from '../shared/OrderWrites';
import { formatPrice } from '../shared/price-format';
import { useWaitingWords } from '../shared/waiting-words';
import { Banner } from '../ui/Banner';
import { FormError } from '../ui/FormError';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { MomentText } from '../ui/MomentText';
import { UNKNOWN_TENANT } from './OrderLineRows';
import { useProgressWords } from './OrderLines';

/** After a decision, links to the next order that waits for the viewer (workday §4). */
function NextOrder({ next }: Pick<OrderScreenProps, 'next'>) {
  const { order: orderHref } = useLinks();
  const t = useMessages(ordersWaitingMessages);
  const locale = useMessagesLocale();
  if (!next) return null;
  const { id, number, customerName: customer, total, currency } = next;
  const href = orderHref?.(id);
  return (
    <Banner
      tone="info"
      title={t('nextTitle')}
      actions={href !== undefined && <Link href={href}>{t('nextOpen')}</Link>}
    >
      <bdi>{t('nextText', { number, customer, total: formatPrice(total, currency, locale) })}</bdi>
    </Banner>
  );
}

type NoticesProps = Pick<OrderScreenProps, 'retry' | 'reorder' | 'copying' | 'next'> & {
  order: Order;
};

/** What failed of an order, and what to do about it. */
function FailedNotice({ order }: { order: Order }) {
  const t = useMessages(ordersDetailMessages);
  const wordsOf = useProgressWords();
  const failed = failedLines(order);
  if (failed.length === 0) return null;
  const isTenant = failed.some(({ failure }) => failure?.code === UNKNOWN_TENANT);
  return (
    <Banner data-print="none" tone="danger" announce="polite" title={wordsOf(order)}>
      {t(isTenant ? 'failedTenantNext' : 'failedNext')}
    </Banner>
  );
}

/** Notices about an order, and the result of the last action. */
export function OrderNotices(props: NoticesProps) {
  const { order, retry, reorder, copying } = props;
  const t = useMessages(ordersDetailMessages);
  const tOrderStates = useMessages(sharedOrderStatesMessages);
  const { state, approval } = order;
  const waitingWords = useWaitingWords(APPROVERS_MAX);
  const endsAt = order.heldUntilAt ?? approvalEndsAt(order);
  return (
    <>
      {state === 'awaitingApproval' && endsAt && (
        <Banner tone="warning" announce="off" title={tOrderStates('orderWaiting')}>
          {order.approvers && <span>{`${waitingWords(order.approvers, endsAt)} `}</span>}
          <MomentText instant={endsAt} sentence={(date) => t('waitingText', { date })} />
        </Banner>
      )}
      {state === 'rejected' && approval && (
        <Banner tone="danger" announce="off" title={t('rejectedTitle', { user: approval.by })}>
          {approval.reason && <bdi>{approval.reason}</bdi>}
        </Banner>
      )}
      <FailedNotice order={order} />
      <NextOrder {...props} />
      <OrderWrites
        {...{ retry, reorder }}
        retryDialog={retry.dialog}
        retriedFor={order.customerName}
      />
      <FormError>{copying.copied.isRefused && t('copyRefused')}</FormError>
    </>
  );
}
