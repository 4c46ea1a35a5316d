import type { ComparedStatements, CompareStatementsScreenProps } from '../../contracts/billing';
import { COMPARISON_PARTS } from '../../domain/billing/compare-statements';
import type { Statement } from '../../domain/billing/statement';
import { formatMoney } from '../../domain/money';
import { formatCivilMonth } from '../../domain/time/civil-format';
import { billingCompareMessages, billingLinesMessages } from '../../messages/generated/en/billing';
import {
  sharedStatementStatesMessages,
  sharedStatementsMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { SumsIncomplete } from '../shared/SumsIncomplete';
import { Card } from '../ui/Card';
import { WaterfallChart } from '../ui/chart/WaterfallChart';
import { EmptyState } from '../ui/EmptyState';
import { FlushButton } from '../ui/FlushButton';
import { CompareIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { Select } from '../ui/Select';
import { CompareReasons } from './CompareReasons';
import { usePartWords } from './part-words';
import { StatementNotices } from './StatementNotices';

type MonthsProps = Pick<CompareStatementsScreenProps, 'place' | 'onPlaceChange'> & {
  compared: ComparedStatements;
};

const Choices = styled('div')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--plinth-space-3) var(--plinth-space-4);
  & > * { min-inline-size: min(100%, 240px); }
  & > button { min-inline-size: 0; }
  `),
);

/** The two months, the waterfall from one to the other, and the changes. */
export function ComparedMonths(props: MonthsProps) {
  const { subscription: subscriptionHref, order: orderHref } = useLinks();
  const { compared, place, onPlaceChange } = props;
  const { months, before, after, comparison } = compared;
  const t = useMessages(billingCompareMessages);
  const tStatements = useMessages(sharedStatementsMessages);
  const tStatementStates = useMessages(sharedStatementStatesMessages);
  const nameOf = useMonthNames(months);
  const items = months.map((month) => ({
    id: month.id,
    label: nameOf(month),
    description: standingOf(month) ?? undefined,
  }));
  function standingOf({ number, state, creditOf, reissueOf }: Statement): string | null {
    const words =
      state === 'void'
        ? tStatementStates('statementVoid')
        : creditOf !== null
          ? tStatementStates('statementCredit')
          : reissueOf !== null && tStatementStates('statementReissued');
    return [number, words].filter(Boolean).join(' · ') || null;
  }
  return (
    <>
      <p>
        <bdi>{after.customerName}</bdi>
      </p>
      <StatementNotices statement={after} />
      <Choices data-slot="compare-choices">
        <Select
          label={t('comparedWith')}
          items={items.filter(({ id }) => id !== after.id)}
          value={before?.id ?? null}
          onChange={(a) => onPlaceChange({ ...place, a })}
        />
        <Select
          label={tStatements('columnStatement')}
          items={items}
          value={after.id}
          onChange={(b) => onPlaceChange({ a: b === before?.id ? null : (before?.id ?? null), b })}
        />
        <FlushButton variant="ghost" onPress={() => onPlaceChange({ a: null, b: null })}>
          {t('chooseOther')}
        </FlushButton>
      </Choices>
      {before && comparison ? (
        <>
          <SumsIncomplete of={[before.lines, after.lines]} />
          <Card>
            <Waterfall {...{ before, after, comparison, nameOf }} />
          </Card>
          <CompareReasons {...{ comparison, subscriptionHref, orderHref }} />
        </>
      ) : (
        <EmptyState icon={<CompareIcon />} title={t(before ? 'notComparable' : 'noOther')} />
      )}
    </>
  );
}

/** Names statements by month; two of the same month also by number. */
function useMonthNames(months: readonly Statement[]): (month: Statement) => string {
  const locale = useMessagesLocale();
  return ({ id, number, period }) => {
    const name = formatCivilMonth(period, locale);
    const isAlone = months.every((other) => other.id === id || other.period !== period);
    return isAlone || number === null ? name : `${name} · ${number}`;
  };
}

interface WaterfallProps {
  before: Statement;
  after: Statement;
  nameOf: (month: Statement) => string;
  comparison: NonNullable<ComparedStatements['comparison']>;
}

function Waterfall({ before, after, comparison, nameOf }: WaterfallProps) {
  const t = useMessages(billingCompareMessages);
  const tLines = useMessages(billingLinesMessages);
  const words = usePartWords();
  const locale = useMessagesLocale();
  const { currency, total, tax, parts } = comparison;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const values = { before: nameOf(before), after: nameOf(after), net: money(after.total) };
  const key = total === 0 ? 'same' : total > 0 ? 'more' : 'less';
  return (
    <WaterfallChart
      label={t('chart', values)}
      summary={t(key, { ...values, change: money(Math.abs(total)) })}
      stepsLabel={t('reasons')}
      valuesLabel={tLines('amount')}
      format={money}
      steps={[
        { id: 'before', name: values.before, value: before.total, isTotal: true },
        ...COMPARISON_PARTS.filter((part) => parts[part] !== 0).map((part) => ({
          id: part,
          name: words(part)[0],
          value: parts[part],
          isTotal: false,
        })),
        ...(tax === 0 ? [] : [{ id: 'tax', name: words('tax')[0], value: tax, isTotal: false }]),
        { id: 'after', name: values.after, value: after.total, isTotal: true },
      ]}
    />
  );
}
