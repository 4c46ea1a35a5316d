import type { InformDialogState } from '../../contracts/orders';
import type { Order } from '../../domain/orders/order';
import { ordersDetailMessages, ordersInformMessages } from '../../messages/generated/en/orders';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { useOrderFailure } from '../shared/order-failure';
import { formatPrice } from '../shared/price-format';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { type DescriptionItem, DescriptionList } from '../ui/DescriptionList';
import { FormError } from '../ui/FormError';
import { FormFailure } from '../ui/FormFailure';
import { Link } from '../ui/Link';
import { Modal } from '../ui/Modal';
import { useOrderRefusal } from './order-refusal';

/** A draft of an e-mail. */
interface MailDraft {
  readonly subject: string;
  readonly text: string;
  /** `mailto:` address that opens the draft in the device's mail program. */
  readonly href: string;
}

/** The e-mail about the failed lines of an order, which are not charged (workday §4). */
function useMailDraft(
  order: Order,
  { contact, sender }: Pick<InformDialogState, 'contact' | 'sender'>,
): MailDraft {
  const t = useMessages(ordersInformMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const locale = useMessagesLocale();
  const { ofLine } = useOrderFailure();
  const { number, customerName, currency } = order;
  const failed = order.lines.filter(({ state }) => state === 'failed');
  const net = failed.reduce((sum, line) => sum + line.net, 0);
  const subject = t('mailSubjectIs', { number });
  const lines = failed.map(({ quantity, productName: product, failure }) =>
    [
      tFacts('quantityTimes', { quantity, product }),
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
  // Lines of an e-mail end with CRLF (RFC 6068).
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const to = encodeURIComponent(contact?.email ?? '').replaceAll('%40', '@');
  return {
    subject,
    text,
    href: `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`,
  };
}

const Mail = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-4);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & pre {
    margin: 0;
    padding: var(--plinth-space-3);
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-surface-hover);
    font: inherit;
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
    white-space: pre-wrap;
  }
  & > [data-row] { display: flex; flex-wrap: wrap; align-items: center; gap: var(--plinth-space-2); }
  `),
);

/**
 * An e-mail to the customer about failed lines, to open or copy, and a button to mark the customer
 * as informed (workday §4).
 */
export function InformDialog({ order, inform }: { order: Order; inform: InformDialogState }) {
  const { contact, copied, onCopy, noting, isPending, failure, onNote, onClose } = inform;
  const t = useMessages(ordersInformMessages);
  const tDetail = useMessages(ordersDetailMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const refusalOf = useOrderRefusal();
  const { subject, text, href } = useMailDraft(order, inform);
  const isNoted = Boolean(order.customerInformedAt);
  const items: DescriptionItem[] = [
    {
      id: 'to',
      term: t('mailTo'),
      value: contact?.email ? <bdi>{contact.email}</bdi> : t('mailNoContact'),
    },
    { id: 'subject', term: t('mailSubject'), value: <bdi>{subject}</bdi> },
    { id: 'text', term: t('mailText'), value: <pre dir="auto">{text}</pre> },
  ];
  return (
    <Modal
      isOpen
      title={t('informTitle', { customer: order.customerName })}
      description={t('informIntro')}
      isCloseDisabled={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {tFeedback('close')}
          </Button>
          {noting && (
            <Button
              variant="primary"
              isPending={isPending}
              isDisabled={!noting.allowed || isNoted}
              {...(isNoted ? { disabledReason: t('mailNoted') } : refusalOf(noting))}
              onPress={onNote}
            >
              {isNoted ? t('mailNoted') : t('mailNote')}
            </Button>
          )}
        </>
      }
    >
      <Mail data-slot="order-mail">
        <DescriptionList items={items} />
        <div data-row>
          <Link data-variant="button" href={href}>
            {t('mailOpen')}
          </Link>
          <CopyButton
            label={t('mailCopy')}
            isCopied={copied === 'copied'}
            onCopy={() => onCopy(`${subject}\n\n${text}`)}
          />
        </div>
        <FormError>{copied === 'refused' && tDetail('copyRefused')}</FormError>
        <FormFailure failure={failure} fallback={t('mailNoteFailed')} />
      </Mail>
    </Modal>
  );
}
