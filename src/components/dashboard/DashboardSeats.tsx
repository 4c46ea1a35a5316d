import type { DashboardSummary } from '../../domain/dashboard/summary';
import { seatsOf } from '../../domain/dashboard/tiles';
import { formatMoney, type Money } from '../../domain/money';
import type { Reading } from '../../domain/reading';
import { dashboardSeatsMessages } from '../../messages/generated/en/dashboard';
import { uiChartMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Meter } from '../ui/chart/Meter';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { numberFormat } from '../ui/number-format';
import { Skeleton } from '../ui/Skeleton';
import { DashboardPart } from './DashboardPart';

interface SeatsProps {
  summary: Reading<DashboardSummary>;
}

const Text = styled('p')(
  layered(`
  margin: 0;
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-sm);
  line-height: 18px;
  & b { color: var(--plinth-text); font-size: var(--plinth-font-size-2xl); font-weight: 600; line-height: 32px; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
  `),
);

/** Amounts of several currencies, which are never added up (commerce §2.1). */
function amountsText(amounts: readonly Money[], locale: string): string {
  const texts = amounts.map((amount) => formatMoney(amount, locale));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts);
}

/** How many purchased seats are assigned; null without seats or counts. */
export function DashboardSeats({ summary }: SeatsProps) {
  const links = useLinks();
  const t = useMessages(dashboardSeatsMessages);
  const tChart = useMessages(uiChartMessages);
  const locale = useMessagesLocale();
  const seats = summary.status === 'ready' ? seatsOf(summary.data) : null;
  if (seats === null && summary.status !== 'loading') return null;
  const free = seats ? Math.max(0, seats.bought - seats.assigned) : 0;
  return (
    <DashboardPart
      title={t('seatsTitle')}
      // The tiles show the error and the retry button.
      reading={seats ? { status: 'ready', data: seats, isStale: false } : { status: 'loading' }}
      failedText=""
      skeleton={<Skeleton height={90} shape="block" />}
      end={free > 0 && links.unusedSeats && <Link href={links.unusedSeats}>{t('seatsLink')}</Link>}
    >
      {({ bought, assigned, unassigned }) => (
        <>
          <Text>
            <b>
              {tChart('amountOf', {
                value: numberFormat(locale).format(assigned),
                max: numberFormat(locale).format(bought),
              })}
            </b>
          </Text>
          <Meter label={t('seatsTitle')} isLabelHidden value={assigned} maxValue={bought} />
          <Text>{t('seatsFree', { count: free })}</Text>
          {unassigned.length > 0 && (
            <Text>{t('seatsCost', { amounts: amountsText(unassigned, locale) })}</Text>
          )}
        </>
      )}
    </DashboardPart>
  );
}
