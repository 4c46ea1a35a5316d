import type { PriceOverrideModalProps } from '../../contracts/products';
import type { Price } from '../../domain/billing/charge';
import { priceOverrideRules } from '../../domain/forms/price-override';
import { formatAmount, formatMoney } from '../../domain/money';
import type { MarginVerdict } from '../../domain/products/pricing';
import { marginBps, marginVerdict, priceOf } from '../../domain/products/pricing';
import { readAmount } from '../../domain/text/typed-amount';
import {
  productsPriceDialogMessages,
  productsPriceListMessages,
} from '../../messages/generated/en/products';
import { sharedPlansMessages, sharedPriceListMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { formatPrice } from '../shared/price-format';
import { AmountField } from '../ui/AmountField';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { DescriptionList } from '../ui/DescriptionList';
import { FormDialog } from '../ui/FormDialog';
import { marginFormat } from '../ui/number-format';
import { useForm } from '../ui/useForm';
import { useRefusedFields } from '../ui/useRefusedFields';
import { planLine } from './plan-line';
import { usePriceListUsers } from './price-list-users';
import { bpsShare } from './price-lists-columns';

/** List price, price by mark-up, and the cost if the viewer may see it. */
function PriceFacts({
  unitList,
  byMarkup,
  cost,
  currency,
}: {
  unitList: Price | null;
  byMarkup: number | null;
  cost: number | null;
  currency: string;
}) {
  const t = useMessages(productsPriceDialogMessages);
  const tDetail = useMessages(productsPriceListMessages);
  const tPriceList = useMessages(sharedPriceListMessages);
  const locale = useMessagesLocale();
  const facts = [
    { id: 'list', term: tPriceList('columnListPrice'), price: unitList },
    { id: 'markup', term: t('markupPrice'), price: byMarkup },
    { id: 'cost', term: tDetail('columnCost'), price: cost },
  ];
  return (
    <DescriptionList
      items={facts.flatMap(({ id, term, price }) =>
        price === null ? [] : { id, term, value: formatPrice(price, currency, locale) },
      )}
    />
  );
}

/** The typed price against its cost: fine, below target, or below cost. */
function PriceVerdict({
  amount,
  cost,
  verdict,
  targetMarginBps,
  currency,
}: {
  amount: number | undefined;
  cost: number | null;
  verdict: MarginVerdict | null;
  targetMarginBps: number;
  currency: string;
}) {
  const t = useMessages(productsPriceDialogMessages);
  const locale = useMessagesLocale();
  if (amount === undefined || cost === null || verdict === null) return null;
  const percent = (bps: number) => marginFormat(locale).format(bpsShare(bps));
  const margin = percent(marginBps(amount, cost) ?? 0);
  if (verdict === 'belowCost') {
    const lost = formatMoney({ amount: cost - amount, currency }, locale);
    return <Banner tone="danger" announce="polite" title={t('loss', { amount: lost })} />;
  }
  if (verdict === 'low') {
    const target = percent(targetMarginBps);
    return <Banner tone="warning" title={t('marginLow', { margin, target })} />;
  }
  return <Banner tone="success" title={t('margin', { margin })} />;
}

/** Maximum number of named customers. */
const NAMED_MAX = 5;

/**
 * Sets a list's own price of a plan, or resets it to the mark-up. A price below cost has to be
 * confirmed (commerce §6). New quotes use the price; running terms keep theirs.
 */
export function PriceOverrideModal(props: PriceOverrideModalProps) {
  const { list, plan, isPending, failure, onSave, onClose } = props;
  const { currency } = list;
  const t = useMessages(productsPriceDialogMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tDetail = useMessages(productsPriceListMessages);
  const locale = useMessagesLocale();
  const users = usePriceListUsers()(list, NAMED_MAX);
  const now = typeof plan.unitPrice === 'number' ? plan.unitPrice : null;
  const form = useForm(
    priceOverrideRules(plan, currency, locale),
    {
      unitPrice: now === null ? '' : formatAmount({ amount: now, currency }, locale),
      allowBelowCost: false,
    },
    { draft: `price:${list.id}:${plan.id}` },
  );
  const refused = useRefusedFields(form, failure);
  const { errorCode, ...price } = form.field('unitPrice');
  const allowance = form.field('allowBelowCost');

  const { amount } = readAmount(price.value, currency, locale);
  const cost = typeof plan.unitCost === 'number' ? plan.unitCost : null;
  // The base list may have its own price for the plan, which is not known here.
  const byMarkup =
    typeof plan.unitList === 'number' && !list.basedOnId
      ? priceOf(plan.unitList, list.markupBps, null)
      : null;
  const verdict =
    amount === undefined || cost === null
      ? null
      : marginVerdict(amount, cost, list.targetMarginBps);
  // Without cost data the server warns, and the user may intend the price.
  const needsConfirmation = verdict === 'belowCost' || (cost === null && failure !== null);

  function refusal(): string | undefined {
    if (form.isValid) return undefined;
    const { unitPrice } = form.errors;
    if (unitPrice === undefined) return t('confirmLoss');
    return t(unitPrice === 'unchanged' ? 'unchanged' : 'fixFirst');
  }

  return (
    <FormDialog
      data-slot="price-override"
      isOpen
      title={t('dialogTitle', { product: plan.productName })}
      description={planLine(plan, tDetail, tPlans)}
      hasTyped={form.isOlder}
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
      submit={t('savePrice')}
      refusal={refusal()}
      isPending={isPending}
      failure={refused.failure}
      failedText={t('priceSaveFailed')}
      onSubmit={(event) => form.submit(event, onSave)}
      onClose={onClose}
    >
      {users && <p>{users}</p>}
      <PriceFacts {...{ currency, byMarkup, cost }} unitList={plan.unitList} />
      <AmountField
        {...price}
        autoFocus
        currency={currency}
        showsProblem={errorCode !== undefined}
        label={t('fieldLabel')}
        description={t('fieldHelp', { currency })}
        readOnly={isPending}
        errorText={
          errorCode === 'amountRequired' ? t('priceRequired') : refused.textOf('unitPrice')
        }
        onChange={(typed) => {
          price.onChange(typed);
          allowance.onChange(false);
        }}
      />
      <PriceVerdict
        {...{ amount, cost, verdict, currency }}
        targetMarginBps={list.targetMarginBps}
      />
      {needsConfirmation && (
        <Checkbox
          label={t('sellBelowCost')}
          description={t('sellBelowCostText')}
          isSelected={allowance.value}
          isDisabled={isPending}
          errorText={refused.textOf('allowBelowCost')}
          onChange={allowance.onChange}
        />
      )}
    </FormDialog>
  );
}
