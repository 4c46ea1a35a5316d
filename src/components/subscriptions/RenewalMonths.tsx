import type { RenewalMonth, RenewalsScreenProps } from '../../contracts/subscriptions';
import { failureText } from '../../domain/failure';
import { dataOr } from '../../domain/reading';
import type { CivilMonth } from '../../domain/time/civil-date';
import { formatCivilMonth } from '../../domain/time/civil-format';
import { subscriptionsRenewalsMessages } from '../../messages/generated/en/subscriptions';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';

import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { COLOR_TRANSITION, FOCUS_RING } from '../ui/control-css';
import { IconButton } from '../ui/IconButton';
import { NextIcon, PreviousIcon } from '../ui/icons';

type MonthsProps = Pick<RenewalsScreenProps, 'place' | 'onPlaceChange' | 'year'>;

const Root = styled('section')(
  layered(
    () => `
  display: grid;
  gap: var(--plinth-space-3);
  min-inline-size: 0;
  & > header, & > header > span { display: flex; align-items: center; gap: var(--plinth-space-2); }
  & > header { flex-wrap: wrap; }
  & > header > span { flex: none; margin-inline-start: auto; }
  & [data-idle] { visibility: hidden; }
  & > header svg:dir(rtl) { scale: -1 1; }
  & h2 { flex: 1 1 160px; margin: 0; text-wrap: balance; font-size: var(--plinth-font-size-lg); line-height: 24px; font-weight: 600; }
  & > ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(92px, (100% - 5 * var(--plinth-space-2)) / 6), 1fr));
    gap: var(--plinth-space-2);
  }
  & [data-slot='renewal-month'] {
    appearance: none;
    box-sizing: border-box;
    display: grid;
    align-content: start;
    gap: 2px;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 76px;
    margin: 0;
    padding: var(--plinth-space-2) var(--plinth-space-3);
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface);
    color: var(--plinth-text);
    font: inherit;
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    ${COLOR_TRANSITION}
  }
  & [data-slot='renewal-month'] > b { font-weight: 550; }
  & [data-slot='renewal-month'] > span { font-variant-numeric: tabular-nums; }
  & [data-slot='renewal-month'] > :is(small, [data-none]) { color: var(--plinth-text-muted); }
  & small { font-size: var(--plinth-font-size-xs); line-height: 16px; }
  & [data-slot='renewal-month']:hover { border-color: var(--plinth-border-strong); }
  & [data-slot='renewal-month'][aria-pressed='true'] { border-color: var(--plinth-brand-edge); background: var(--plinth-brand-soft); }
  & [data-slot='renewal-month']:focus-visible { ${FOCUS_RING} }
  @media (forced-colors: active) {
    & [data-slot='renewal-month'][aria-pressed='true'] { outline: 2px solid Highlight; }
  }
  `,
  ),
);

const NOTHING: readonly RenewalMonth[] = [];

/** Twelve months with their number of renewals. Pressing a month toggles it as filter. */
export function RenewalMonths(props: MonthsProps) {
  const { place, onPlaceChange, year } = props;
  const { months, counts, earlier, later } = year;
  const t = useMessages(subscriptionsRenewalsMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const locale = useMessagesLocale();
  const counted = new Map(dataOr(counts, NOTHING).map((one) => [one.month, one]));
  const go = (fromMonth: CivilMonth | null) => {
    if (fromMonth !== null) onPlaceChange({ ...place, fromMonth, month: null });
  };
  return (
    <Root
      data-slot="renewal-months"
      aria-label={t('months')}
      aria-busy={counts.status === 'loading'}
    >
      <header>
        <h2>{rangeWords(months, locale)}</h2>
        <span>
          {/* Always rendered, so that the content below does not move. */}
          <span data-idle={place.month === null ? '' : undefined}>
            <Button
              size="sm"
              variant="ghost"
              onPress={() => onPlaceChange({ ...place, month: null })}
            >
              {t('allMonths')}
            </Button>
          </span>
          <IconButton
            size="sm"
            label={t('earlier')}
            isDisabled={earlier === null}
            disabledReason={t('nothingEarlier')}
            onPress={() => go(earlier)}
          >
            <PreviousIcon aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={t('later')}
            isDisabled={later === null}
            disabledReason={t('nothingLater')}
            onPress={() => go(later)}
          >
            <NextIcon aria-hidden />
          </IconButton>
        </span>
      </header>
      {counts.status === 'failed' && (
        <Banner
          tone="danger"
          title={failureText(counts.failure, t('countsFailed'))}
          actions={
            counts.failure.retry && (
              <Button size="sm" isPending={counts.isRefreshing} onPress={counts.failure.retry}>
                {tFeedback('tryAgain')}
              </Button>
            )
          }
        />
      )}
      <ul>
        {months.map((month) => (
          <li key={month}>
            <Month
              month={month}
              counted={counted.get(month)}
              isOpen={month === place.month}
              onPress={() =>
                onPlaceChange({ ...place, month: month === place.month ? null : month })
              }
            />
          </li>
        ))}
      </ul>
    </Root>
  );
}

/** First and last month. */
function rangeWords(months: readonly CivilMonth[], locale: string): string {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return `${formatCivilMonth(first, locale)} – ${formatCivilMonth(last, locale)}`;
}

interface MonthProps {
  month: CivilMonth;
  /** Count of the month; undefined while unknown. */
  counted: RenewalMonth | undefined;
  isOpen: boolean;
  onPress: () => void;
}

function Month({ month, counted, isOpen, onPress }: MonthProps) {
  const t = useMessages(subscriptionsRenewalsMessages);
  const locale = useMessagesLocale();
  return (
    <Part
      as="button"
      type="button"
      data-slot="renewal-month"
      aria-pressed={isOpen}
      onClick={onPress}
    >
      <b>{formatCivilMonth(month, locale, 'short')}</b>
      {counted && (
        <span data-none={counted.renewals === 0 ? '' : undefined}>
          {t('monthCount', { count: counted.renewals })}
        </span>
      )}
      {counted && counted.rollovers > 0 && (
        <small>{t('rolloverCount', { count: counted.rollovers })}</small>
      )}
    </Part>
  );
}
