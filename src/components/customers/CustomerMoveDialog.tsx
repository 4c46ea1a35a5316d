import type { CustomerMoveState } from '../../contracts/customers';
import { REASON_MAX } from '../../domain/text/reason';
import { customersMoveMessages } from '../../messages/generated/en/customers';
import { sharedFactsMessages, sharedWritesMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { Banner } from '../ui/Banner';
import { useDraft } from '../ui/drafts';
import { FormFailure } from '../ui/FormFailure';
import { TextField } from '../ui/TextField';

const WORDS = {
  suspend: ['suspendTitle', 'suspendAsk', 'warning'],
  resume: ['resumeTitle', 'resumeAsk', 'info'],
  close: ['closeTitle', 'closeAsk', 'danger'],
} as const;

const More = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-3);
  min-inline-size: 0;
  & > p { margin: 0; }
  `),
);

/** Explains the effect of a change of a customer's state, before it is confirmed (commerce §3). */
export function CustomerMoveDialog(props: CustomerMoveState) {
  const { action, customer, liveSubscriptions: count, objection, onClose } = props;
  const t = useMessages(customersMoveMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tWrites = useMessages(sharedWritesMessages);
  const [reason, setReason, isOlder] = useDraft(`customer:${customer.id}:${action}`, '');
  const { name } = customer;
  if (objection !== null && objection !== 'changed') {
    const text = {
      stateChanged: t('stateChangedText', { name }),
      liveSubscriptions: t('refusedLive'),
      openOrders: t('refusedOrders'),
    }[objection];
    return (
      <AlertDialog
        isOpen
        contentKey={objection}
        tone="warning"
        title={tWrites('stateChangedTitle')}
        text={text}
        showCancel={false}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  }
  const [title, text, tone] = WORDS[action];
  return (
    <AlertDialog
      isOpen
      contentKey={action}
      tone={tone}
      title={t(title, { name })}
      text={t(text, { name })}
      confirmText={tWrites(action)}
      hasTyped={isOlder}
      isPending={props.isPending}
      onConfirm={() => props.onConfirm(reason.trim() || null)}
      onClose={onClose}
    >
      <More data-slot="customer-move">
        {action === 'suspend' && count !== null && count > 0 && <p>{t('goesOn', { count })}</p>}
        {objection === 'changed' && (
          <Banner tone="warning" title={t('changedTitle')}>
            {t('changedText')}
          </Banner>
        )}
        <TextField
          label={tFacts('optionalLabel', { label: tWrites('reason') })}
          description={tWrites('reasonHelp')}
          maxLength={REASON_MAX}
          value={reason}
          readOnly={props.isPending}
          onChange={setReason}
        />
        <FormFailure failure={props.failure} />
      </More>
    </AlertDialog>
  );
}
