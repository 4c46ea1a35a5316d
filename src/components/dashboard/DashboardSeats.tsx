import type { DashboardSummary, VendorSeats } from '../../domain/dashboard/summary';
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
import { Mark } from '../ui/Mark';
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

const Vendors = styled('ul')(
  layered(`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) 72px auto;
  gap: var(--plinth-space-1) var(--plinth-space-3);
  font-size: var(--plinth-font-size-sm);
  line-height: 18px;
  @container (width < 310px) { grid-template-columns: 20px minmax(0, 1fr) 32px auto; column-gap: var(--plinth-space-2); }
  & > li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; min-block-size: 28px; }
  & > li > span:nth-of-type(2) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > li > b { font-weight: 400; color: var(--plinth-text-muted); font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
  `),
);

/** Below this share of assigned seats, a vendor's bar is drawn as a warning. */
const ENOUGH = 0.8;

interface VendorProps extends Pick<VendorSeats, 'bought' | 'assigned'> {
  name: string;
  /** Seed of its mark; undefined without one. */
  seed?: string;
}

/** The seats of a vendor, as a bar with its numbers. */
function Vendor({ name, seed, bought, assigned }: VendorProps) {
  const tChart = useMessages(uiChartMessages);
  const { format } = numberFormat(useMessagesLocale());
  const text = tChart('amountOf', { value: format(assigned), max: format(bought) });
  return (
    <li>
      <span>{seed !== undefined && <Mark seed={seed} size="sm" />}</span>
      <span title={name}>
        <bdi>{name}</bdi>
      </span>
      <Meter
        label={name}
        isLabelHidden
        size="sm"
        tone={assigned / bought < ENOUGH ? 'warning' : 'neutral'}
        value={assigned}
        maxValue={bought}
      />
      <b aria-hidden>{text}</b>
    </li>
  );
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
      skeleton={<Skeleton height={196} shape="block" />}
      end={free > 0 && links.unusedSeats && <Link href={links.unusedSeats}>{t('seatsLink')}</Link>}
    >
      {({ bought, assigned, unassigned, vendors, others }) => (
        <>
          <Text>
            <b>
              {tChart('amountOf', {
                value: numberFormat(locale).format(assigned),
                max: numberFormat(locale).format(bought),
              })}
            </b>
          </Text>
          {vendors.length > 0 ? (
            <Vendors>
              {vendors.map(({ vendorId, vendorName, ...seats }) => (
                <Vendor key={vendorId} name={vendorName} seed={vendorId} {...seats} />
              ))}
              {others && <Vendor name={t('seatsOthers')} {...others} />}
            </Vendors>
          ) : (
            <Meter
              label={t('seatsTitle')}
              isLabelHidden
              tone="neutral"
              value={assigned}
              maxValue={bought}
            />
          )}
          <Text>{t('seatsFree', { count: free })}</Text>
          {unassigned.length > 0 && (
            <Text>{t('seatsCost', { amounts: amountsText(unassigned, locale) })}</Text>
          )}
        </>
      )}
    </DashboardPart>
  );
}
