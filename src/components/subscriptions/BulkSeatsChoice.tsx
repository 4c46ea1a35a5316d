import type { BulkSeatsDialogState } from '../../contracts/subscriptions';
import { SEATS_MODES, seatsAfter } from '../../domain/subscriptions/bulk-seats';
import { ANY_QUANTITY } from '../../domain/subscriptions/plan-choices';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { subscriptionsBulkMessages } from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { numberFormat } from '../ui/number-format';
import { QuantityField } from '../ui/QuantityField';
import { Select } from '../ui/Select';
import { DRAWER_PARTS } from './drawer-css';

interface BulkSeatsChoiceProps {
  dialog: BulkSeatsDialogState;
  /** Id of the form, for its submit button. */
  formId: string;
}

const Form = styled('form')(
  layered(
    () => `
  ${DRAWER_PARTS}
  & [data-slot='bulk-choice'] { display: grid; grid-template-columns: minmax(0, 1fr) 180px; gap: var(--plinth-space-3); align-items: start; }
  & ul { display: grid; margin: 0; padding: 0; list-style: none; }
  & li { padding-block: var(--plinth-space-2); border-block-start: 1px solid var(--plinth-border); }
  /* Name at the start, number at the end. */
  & li > [data-slot='quantity-field'] {
    grid-template: 'label control' auto 'text control' 1fr / minmax(0, 1fr) 148px;
    gap: 0 var(--plinth-space-3);
    align-items: center;
  }
  & li > [data-slot='quantity-field'] > [data-slot='field-description'] { grid-area: text; align-self: start; }
  ${mediaDown('sm')} {
    & [data-slot='bulk-choice'] { grid-template-columns: minmax(0, 1fr); }
  }
  `,
  ),
);

const MODES = { add: 'bulkAdd', remove: 'bulkRemove', set: 'bulkSet' } as const;

/** The new number of seats: the same for all, or one for each. */
export function BulkSeatsChoice({ dialog, formId }: BulkSeatsChoiceProps) {
  const { subscriptions, draft, onDraftChange, onPreview } = dialog;
  const t = useMessages(subscriptionsBulkMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const locale = useMessagesLocale();
  const number = (value: number) => numberFormat(locale).format(value);

  function field(subscription: Subscription) {
    const { id, friendlyName, productName, customerName, quantity } = subscription;
    const after = seatsAfter(subscription, draft);
    const isTooFew = after !== null && after < 1;
    return (
      <QuantityField
        label={friendlyName ?? productName}
        description={t('bulkNow', { customer: customerName, seats: number(quantity) })}
        errorText={isTooFew ? t('tooFewSeats', { seats: number(quantity) }) : undefined}
        limits={ANY_QUANTITY}
        isRequired
        value={isTooFew ? null : after}
        onChange={(own) => onDraftChange({ ...draft, own: { ...draft.own, [id]: own } })}
      />
    );
  }
  return (
    <Form
      id={formId}
      data-slot="bulk-seats"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget: form } = event;
        // The focused field unmounts: focus the dialog, so that its content is read from the
        // heading.
        if (form.matches(':focus-within')) form.closest<HTMLElement>('[role="dialog"]')?.focus();
        onPreview();
      }}
    >
      <Part as="div" data-slot="bulk-choice">
        <Select
          label={t('bulkMode')}
          items={SEATS_MODES.map((mode) => ({ id: mode, label: t(MODES[mode]) }))}
          value={draft.mode}
          onChange={(id) => {
            const mode = SEATS_MODES.find((one) => one === id);
            if (mode) onDraftChange({ ...draft, mode });
          }}
        />
        <QuantityField
          autoFocus
          label={tFacts('columnSeats')}
          limits={ANY_QUANTITY}
          value={draft.count}
          onChange={(count) => onDraftChange({ ...draft, count })}
        />
      </Part>
      <h3>{t('bulkEach')}</h3>
      <ul>
        {subscriptions.map((subscription) => (
          <li key={subscription.id}>{field(subscription)}</li>
        ))}
      </ul>
    </Form>
  );
}
