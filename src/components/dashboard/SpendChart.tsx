import type { CurrencySpend } from '../../domain/dashboard/spend';
import type { MonthlySpend } from '../../domain/dashboard/summary';
import { formatMoney } from '../../domain/money';
import { firstDayOf, startOfDay } from '../../domain/time/civil-date';
import { formatCivilMonth } from '../../domain/time/civil-format';
import { dashboardSpendMessages } from '../../messages/generated/en/dashboard';
import { uiChartMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { formatShortMoney } from '../shared/price-format';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { type ChartColumn, ColumnChart } from '../ui/chart/ColumnChart';
import { changeOf } from '../ui/chart/column-sentence';
import { shortMonthFormat } from '../ui/date-format';
import { useLinks } from '../ui/LinksProvider';
import { markupFormat } from '../ui/number-format';

interface SpendChartProps {
  spend: CurrencySpend;
  /** Whether it shows amounts billed to customers instead of the company's own spend. */
  isBilled: boolean;
}

const Root = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--plinth-space-3);
  & > p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; overflow-wrap: anywhere; }
  & > p > :is(data, [data-slot='calculated']) { display: block; color: var(--plinth-text); font-size: var(--plinth-font-size-2xl); font-weight: 600; line-height: 32px; letter-spacing: -0.02em; }
  `),
);

/**
 * The months of one currency: this month's total, and thirteen columns, so that the first is the same
 * month of the year before.
 */
export function SpendChart({ spend, isBilled }: SpendChartProps) {
  const links = useLinks();
  const calculations = useCalculations();
  const { currency, months, current, hasCosts } = spend;
  const t = useMessages(dashboardSpendMessages);
  const tChart = useMessages(uiChartMessages);
  const locale = useMessagesLocale();
  const format = (amount: number) => formatMoney({ amount, currency }, locale);
  const nameOf = ({ period }: MonthlySpend) => formatCivilMonth(period, locale);
  const shortNameOf = ({ period }: MonthlySpend) =>
    shortMonthFormat(locale).format(startOfDay(firstDayOf(period)));
  const [before, last] = months.filter((month) => month !== current).slice(-2);
  const change = before && last ? changeOf(last.net, before.net) : null;
  const columns = months.map(
    (month): ChartColumn => ({
      id: month.period,
      name: nameOf(month),
      shortName: shortNameOf(month),
      values: hasCosts ? [month.net, month.cost ?? null] : [month.net],
      isProvisional: month === current,
    }),
  );
  return (
    <Root>
      <p>
        <Amount
          amount={current.net}
          currency={currency}
          calculation={calculations.parts(
            [[nameOf(current), current.net, links.statements]],
            currency,
            current.net,
          )}
        />
        <span>{tChart('soFar', { name: nameOf(current) })}</span>
      </p>
      <ColumnChart
        label={t(isBilled ? 'billedIn' : 'spendIn', { currency })}
        isLabelHidden
        isInset
        columnsLabel={t('month')}
        series={hasCosts ? [t('net'), t('cost')] : [t('net')]}
        columns={columns}
        summary={
          before && last && change !== null
            ? t('monthDelta', {
                month: shortNameOf(last),
                percent: markupFormat(locale).format(Math.round(change * 100) / 100),
                before: shortNameOf(before),
              })
            : undefined
        }
        format={format}
        formatShort={(amount) => formatShortMoney({ amount, currency }, locale)}
      />
    </Root>
  );
}
