import { useState } from 'react';
import type { PriceOverrideModalProps } from '../../contracts/products';
import { fieldTexts } from '../../domain/failure';
import { formatAmount } from '../../domain/money';
import { marginVerdict, priceOf } from '../../domain/products/pricing';
import { readAmount } from '../../domain/typed-amount';
import {
  priceListsDetailMessages,
  priceListsDialogMessages,
} from '../../messages/generated/en/price-lists';
import { uiPlansMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { AmountField } from '../ui/AmountField';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { useDraft } from '../ui/drafts';
import { FormDialog } from '../ui/FormDialog';
import { PriceFacts, PriceVerdict } from './PriceVerdict';
import { planLine } from './plan-line';
import { usePriceListUsers } from './price-list-users';

/** So many of those who buy by the list are named. */
const NAMED_MAX = 5;

/**
 * Sets a list's own price of a plan, or goes back to that of the mark-up. Below cost nothing is saved
 * before it is confirmed (commerce §6); new quotes get the price, running terms keep theirs.
 */
export function PriceOverrideModal(props: PriceOverrideModalProps) {
  const { list, plan, isPending, failure, onSave, onClose } = props;
  const { currency } = list;
  const t = useMessages(priceListsDialogMessages);
  const tPlans = useMessages(uiPlansMessages);
  const tDetail = useMessages(priceListsDetailMessages);
  const locale = useMessagesLocale();
  const users = usePriceListUsers()(list, NAMED_MAX);
  const now = typeof plan.unitPrice === 'number' ? plan.unitPrice : null;
  const [text, setText, isOlder] = useDraft(`price:${list.id}:${plan.id}`, () =>
    now === null ? '' : formatAmount({ amount: now, currency }, locale),
  );
  const [isLeft, setLeft] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);

  const { amount, problem } = readAmount(text, currency, locale);
  const cost = typeof plan.unitCost === 'number' ? plan.unitCost : null;
  // By another list a plan may have a price of that list's own, which nothing here tells.
  const byMarkup =
    typeof plan.unitList === 'number' && !list.basedOnId
      ? priceOf(plan.unitList, list.markupBps, null)
      : null;
  const verdict =
    amount === undefined || cost === null
      ? null
      : marginVerdict(amount, cost, list.targetMarginBps);
  // Who sees no costs is told by the server, and may have meant it.
  const needsConfirmation = verdict === 'belowCost' || (cost === null && failure !== null);
  const isUnchanged = amount === now && plan.isOwn;
  const serverTexts = failure && fieldTexts(failure, ['unitPrice']);

  function refusal(): string | undefined {
    if (problem !== undefined) return t('fixFirst');
    if (isUnchanged) return t('unchanged');
    return verdict === 'belowCost' && !isConfirmed ? t('confirmLoss') : undefined;
  }

  function fieldError(): string | undefined {
    return isLeft && problem === 'required' ? t('priceRequired') : serverTexts?.fields.unitPrice;
  }

  const reason = refusal();
  return (
    <FormDialog
      data-slot="price-override"
      isOpen
      title={t('dialogTitle', { product: plan.productName })}
      description={planLine(plan, tDetail, tPlans)}
      hasTyped={isOlder}
      more={
        plan.isOwn && (
          <Button
            variant="ghost"
            isDisabled={isPending}
            onPress={() => onSave({ unitPrice: null, allowBelowCost: false })}
          >
            {t(list.basedOnId ? 'removeOwnBase' : 'removeOwn')}
          </Button>
        )
      }
      submit={t('save')}
      refusal={reason}
      isPending={isPending}
      failure={serverTexts?.fields.unitPrice ? null : failure}
      failedText={t('saveFailed')}
      onSubmit={() => {
        setLeft(true);
        if (reason === undefined && amount !== undefined) {
          onSave({ unitPrice: amount, allowBelowCost: isConfirmed });
        }
      }}
      onClose={onClose}
    >
      {users && <p>{users}</p>}
      <PriceFacts {...{ currency, byMarkup, cost }} unitList={plan.unitList} />
      <AmountField
        autoFocus
        name="unitPrice"
        currency={currency}
        showsProblem={isLeft}
        label={t('fieldLabel')}
        description={t('fieldHelp', { currency })}
        value={text}
        readOnly={isPending}
        errorText={fieldError()}
        onChange={(typed) => {
          setText(typed);
          setConfirmed(false);
        }}
        onBlur={() => setLeft(true)}
      />
      <PriceVerdict
        {...{ amount, cost, verdict, currency }}
        targetMarginBps={list.targetMarginBps}
      />
      {needsConfirmation && (
        <Checkbox
          label={t('sellBelowCost')}
          description={t('sellBelowCostText')}
          isSelected={isConfirmed}
          isDisabled={isPending}
          onChange={setConfirmed}
        />
      )}
    </FormDialog>
  );
}
