import type { RenewalMonth, RenewalsScreenProps } from '../../contracts/subscriptions';
import { failureText } from '../../domain/failure';
import { formatMoney } from '../../domain/money';
import { dataOr } from '../../domain/reading';
import { type CivilMonth, firstDayOf, startOfDay } from '../../domain/time/civil-date';
import { formatCivilMonth, formatMonthHeading } from '../../domain/time/civil-format';
import { subscriptionsRenewalsMessages } from '../../messages/generated/en/subscriptions';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';

import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { formatShortMoney } from '../shared/price-format';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { percent } from '../ui/chart/column-geometry';
import { COLOR_TRANSITION, FOCUS_RING } from '../ui/control-css';
import { shortMonthFormat } from '../ui/date-format';
import { IconButton } from '../ui/IconButton';
import { NextIcon, PreviousIcon } from '../ui/icons';
import { numberFormat } from '../ui/number-format';
import { useHint } from '../ui/useHint';
import { VisuallyHidden } from '../ui/VisuallyHidden';

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
  & h2 { flex: 1 1 160px; margin: 0; font-size: var(--plinth-font-size-lg); line-height: 24px; font-weight: 600; }
  & > p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); line-height: 16px; }
  container-type: inline-size;
  & > ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
  & [data-slot='renewal-month'] {
    appearance: none;
    box-sizing: border-box;
    display: grid;
    grid-template-rows: minmax(0, 1fr) minmax(16px, auto);
    inline-size: 100%;
    block-size: 96px;
    margin: 0;
    padding: var(--plinth-space-1) 0;
    border: 1px solid transparent;
    border-radius: var(--plinth-radius-sm);
    background: none;
    color: var(--plinth-text-muted);
    font: inherit;
    font-size: var(--plinth-font-size-xs);
    font-variant-numeric: tabular-nums;
    line-height: 16px;
    text-align: center;
    white-space: nowrap;
    cursor: pointer;
    ${COLOR_TRANSITION}
  }
  & [data-slot='renewal-month'] > span { min-inline-size: 0; overflow: hidden; }
  & [data-slot='renewal-month'] > span:nth-of-type(1) { display: none; }
  & [data-slot='renewal-month'] > svg { inline-size: 100%; block-size: 100%; min-block-size: 0; color: var(--plinth-brand-edge); }
  & [data-slot='renewal-month'] line { stroke: var(--plinth-border-strong); }
  & [data-waiting] > svg { color: var(--plinth-surface-pressed); }
  & [data-slot='renewal-month']:hover { background: var(--plinth-surface-hover); color: var(--plinth-text); }
  & [data-slot='renewal-month'][aria-pressed='true'] { border-color: var(--plinth-brand-edge); background: var(--plinth-brand-soft); color: var(--plinth-text); }
  & [data-slot='renewal-month']:focus-visible { ${FOCUS_RING} }
  @container (width >= 720px) {
    & [data-slot='renewal-month'] { grid-template-rows: minmax(16px, auto) minmax(0, 1fr) minmax(16px, auto); }
    & [data-slot='renewal-month'] > span:nth-of-type(1) { display: block; }
  }
  @container (width < 480px) {
    & > header [data-idle], & > p { display: none; }
    & h2 { font-size: var(--plinth-font-size-md); line-height: 20px; }
  }
  @media (forced-colors: active) {
    & [data-slot='renewal-month'] > svg { color: CanvasText; }
    & [data-slot='renewal-month'][aria-pressed='true'] { outline: 2px solid Highlight; }
  }
  `,
  ),
);

const NOTHING: readonly RenewalMonth[] = [];

/** Heights of the placeholder bars, in percent. */
const WAITING = [30, 62, 44, 70, 36, 52, 80, 48, 34, 58, 42, 66];

/** What the bars show: amounts in the currency of most renewals, otherwise counts. */
function barsOf(counts: readonly RenewalMonth[]) {
  const totals = new Map<string, number>();
  for (const { currency, amount } of counts.flatMap(({ perMonth = [] }) => perMonth)) {
    totals.set(currency, (totals.get(currency) ?? 0) + amount);
  }
  const months = (currency: string) =>
    counts.filter(({ perMonth = [] }) => perMonth.some((one) => one.currency === currency)).length;
  const [currency = null] = [...totals.keys()].sort(
    (one, other) =>
      months(other) - months(one) || (totals.get(other) ?? 0) - (totals.get(one) ?? 0),
  );
  const amountIn = ({ renewals, perMonth = [] }: RenewalMonth) =>
    currency === null ? renewals : (perMonth.find((one) => one.currency === currency)?.amount ?? 0);
  return { currency, amountIn, most: Math.max(1, ...counts.map(amountIn)) };
}

/**
 * Twelve months as bars by what renews in them. Pressing a month toggles it as filter. Currencies
 * are never added up: bars show one, the text of a month names all (commerce §2.1).
 */
export function RenewalMonths(props: MonthsProps) {
  const { place, onPlaceChange, year } = props;
  const { months, counts, earlier, later } = year;
  const t = useMessages(subscriptionsRenewalsMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const locale = useMessagesLocale();
  const { show, hide, element: hint } = useHint();
  const { currency, amountIn, most } = barsOf(dataOr(counts, NOTHING));
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
      {currency !== null && <p>{t('barsIn', { currency })}</p>}
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
        {months.map((month, at) => {
          const one = counted.get(month);
          return (
            <li key={month}>
              <Month
                month={month}
                counted={one}
                waits={counts.status === 'loading' ? (WAITING[at] ?? 0) : null}
                share={one ? (amountIn(one) / most) * 100 : 0}
                short={one && shortOf(amountIn(one), currency, locale)}
                isOpen={month === place.month}
                hint={{ show, hide }}
                onPress={() =>
                  onPlaceChange({ ...place, month: month === place.month ? null : month })
                }
              />
            </li>
          );
        })}
      </ul>
      {hint}
    </Root>
  );
}

/** First and last month. */
function rangeWords(months: readonly CivilMonth[], locale: string): string {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return `${formatMonthHeading(first, locale)} – ${formatCivilMonth(last, locale)}`;
}

/** The value of a bar in few characters; '' for nothing. */
function shortOf(value: number, currency: string | null, locale: string): string {
  if (value === 0) return '';
  return currency === null
    ? numberFormat(locale).format(value)
    : formatShortMoney({ amount: value, currency }, locale, true);
}

interface MonthProps {
  month: CivilMonth;
  /** Count of the month; undefined while unknown. */
  counted: RenewalMonth | undefined;
  /** Height of the placeholder in percent; null if it is not loading. */
  waits: number | null;
  /** Height of the bar in percent. */
  share: number;
  /** The value of the bar. */
  short: string | undefined;
  isOpen: boolean;
  hint: Pick<ReturnType<typeof useHint>, 'show' | 'hide'>;
  onPress: () => void;
}

/** Minimum height of a bar, in percent. */
const LEAST = 3;

function Month(props: MonthProps) {
  const { month, counted, waits, share, short, isOpen, hint, onPress } = props;
  const t = useMessages(subscriptionsRenewalsMessages);
  const locale = useMessagesLocale();
  const name = formatCivilMonth(month, locale, 'short');
  const height = waits ?? (share > 0 ? Math.max(share, LEAST) : 0);
  const facts = counted && [
    t('monthCount', { count: counted.renewals }),
    ...(counted.perMonth ?? []).map((amount) =>
      t('monthAmount', { amount: formatMoney(amount, locale) }),
    ),
    ...(counted.rollovers > 0 ? [t('rolloverCount', { count: counted.rollovers })] : []),
  ];
  const lines = [name, ...(facts ?? [])];
  return (
    <Part
      as="button"
      type="button"
      data-slot="renewal-month"
      data-waiting={waits === null ? undefined : ''}
      aria-pressed={isOpen}
      onClick={onPress}
      onFocus={(event) => hint.show(event.currentTarget, lines.join('\n'), 'focus')}
      onBlur={() => hint.hide()}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        hint.show(event.currentTarget, lines.join('\n'), 'hover');
      }}
      onPointerLeave={(event) => hint.hide(event.relatedTarget)}
    >
      <span aria-hidden>{short}</span>
      <svg aria-hidden>
        <rect
          x="18%"
          width="64%"
          y={percent(100 - height)}
          height={percent(height)}
          rx="2"
          fill="currentColor"
        />
        <line x2="100%" y1="100%" y2="100%" />
      </svg>
      <span aria-hidden>{shortMonthFormat(locale).format(startOfDay(firstDayOf(month)))}</span>
      <VisuallyHidden>{lines.join(', ')}</VisuallyHidden>
    </Part>
  );
}
