import type { InformDialogState } from '../../contracts/orders';
import type { Order } from '../../domain/orders/order';
import { ordersInformMessages } from '../../messages/generated/en/orders';
import { purchaseFinalMessages } from '../../messages/generated/en/purchase';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useOrderFailure } from '../ui/order-failure';
import { formatPrice } from '../ui/price-format';

/** A mail that somebody may send. */
interface MailDraft {
  readonly subject: string;
  readonly text: string;
  /** Opens it in the mail program of the device. */
  readonly href: string;
}

/** The mail about what failed of an order, and what is not charged therefore (workday §4). */
export function useMailDraft(
  order: Order,
  { contact, sender }: Pick<InformDialogState, 'contact' | 'sender'>,
): MailDraft {
  const t = useMessages(ordersInformMessages);
  const tFinal = useMessages(purchaseFinalMessages);
  const locale = useMessagesLocale();
  const { ofLine } = useOrderFailure();
  const { number, customerName, currency } = order;
  const failed = order.lines.filter(({ state }) => state === 'failed');
  const net = failed.reduce((sum, line) => sum + line.net, 0);
  const subject = t('mailSubjectIs', { number });
  const lines = failed.map(({ quantity, productName: product, failure }) =>
    [
      tFinal('quantityTimes', { quantity, product }),
      ...(failure ? [ofLine(failure, customerName)] : []),
    ].join(': '),
  );
  const hasRest = order.lines.some(({ state }) => state === 'done');
  const text = [
    contact?.name ? t('mailHello', { name: contact.name }) : t('mailHelloAll'),
    [t('mailOpening', { number }), ...lines].join('\n'),
    [
      ...(net > 0 ? [t('mailNotCharged', { amount: formatPrice(net, currency, locale) })] : []),
      ...(hasRest ? [t('mailRest')] : []),
    ].join(' '),
    [t('mailBye'), sender].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
  // Lines of a mail end with both (RFC 6068).
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const to = encodeURIComponent(contact?.email ?? '').replaceAll('%40', '@');
  return {
    subject,
    text,
    href: `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`,
  };
}
