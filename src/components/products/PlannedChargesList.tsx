import { plannedCharges } from '../../domain/products/planned-charges';
import type { Plan } from '../../domain/products/product';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { productsProductMessages } from '../../messages/generated/en/products';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { type DescriptionItem, DescriptionList } from '../ui/DescriptionList';
import { MomentText } from '../ui/MomentText';
import { MoneyText } from '../ui/MoneyText';

interface PlannedChargesListProps {
  plan: Plan;
  /** How many; null while what is typed is no quantity. */
  quantity: number | null;
  /** Whether somebody is chosen whose price it is. */
  hasBuyer: boolean;
  /** In milliseconds since 1970. */
  now: number;
}

const Note = styled('p')(
  layered(`
  margin: 0;
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-sm);
  line-height: 18px;
  `),
);

/** The first charge, each cycle and the commitment of what is chosen (commerce §5); never a made-up 0. */
export function PlannedChargesList(props: PlannedChargesListProps) {
  const { plan, quantity, hasBuyer, now } = props;
  const t = useMessages(productsProductMessages);
  const locale = useMessagesLocale();
  if (plan.cycle === 'usage') return <Note>{t('usageNote')}</Note>;
  if (plan.unitPrice === null) {
    return <Note>{t(hasBuyer ? 'chargesUnknown' : 'chargesForNobody')}</Note>;
  }
  if (quantity === null) return <Note role="status">{t('chargesForNoQuantity')}</Note>;
  const charges = plannedCharges(plan, quantity, now);
  if (!charges) return <Note role="status">{t('chargesUnknown')}</Note>;

  const { first, recurring, commitment, renewsOn, cancelUntilAt, isTrial } = charges;
  const money = (amount: number) => <MoneyText amount={amount} currency={plan.currency} />;
  const lastDay = renewsOn === null ? '' : formatCivilDate(lastDayOf(renewsOn), locale, 'long');
  const items: DescriptionItem[] = [
    {
      id: 'first',
      term: t('firstCharge'),
      value: money(first),
      note: isTrial ? t('freeUntil', { date: lastDay }) : undefined,
    },
  ];
  if (recurring !== null) {
    const term = t(plan.cycle === 'year' ? 'eachYear' : 'eachMonth');
    items.push({ id: 'recurring', term, value: money(recurring) });
  }
  if (!isTrial) {
    items.push({
      id: 'commitment',
      term: t('commitment'),
      value: money(commitment),
      note: lastDay && t('commitmentNote', { date: lastDay }),
    });
  }
  return (
    <div aria-live="polite">
      <DescriptionList items={items} />
      {cancelUntilAt && (
        <Note>
          <MomentText instant={cancelUntilAt} sentence={(date) => t('cancelUntil', { date })} />
        </Note>
      )}
      <Note>{t('withoutTax')}</Note>
    </div>
  );
}
