import { useId } from 'react';
import type { DashboardScreenProps } from '../../contracts/dashboard';
import type { DashboardSummary } from '../../domain/dashboard/summary';
import { type DashboardTile, type TileCount, tilesOf } from '../../domain/dashboard/tiles';
import { formatMoney } from '../../domain/money';
import type { Reading } from '../../domain/reading';
import { nowAfter } from '../../domain/time/now-after';
import { relativeTimeOf } from '../../domain/time/relative-time';
import { dashboardTilesMessages } from '../../messages/generated/en/dashboard';
import { uiTimeMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { CARD } from '../ui/Card';
import { COLOR_TRANSITION, FOCUS_RING } from '../ui/control-css';
import {
  CalendarIcon,
  DangerIcon,
  InfoIcon,
  OrdersIcon,
  StatementsIcon,
  WarningIcon,
} from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { numberFormat } from '../ui/number-format';
import { Skeleton } from '../ui/Skeleton';
import { DashboardPart } from './DashboardPart';
import { useTileWords } from './useTileWords';

interface TilesProps extends Pick<DashboardScreenProps, 'level' | 'now'> {
  summary: Reading<DashboardSummary>;
}

const List = styled('ul')(
  layered(
    () => `
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 136px), 1fr));
  gap: var(--plinth-space-3);
  /* Six fill their rows at any width. */
  @container (420px <= width < 1040px) { &:has(> li:nth-of-type(6)) { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  & > li { display: grid; grid-template: minmax(49px, 1fr) auto minmax(35px, auto) / minmax(0, 1fr); row-gap: var(--plinth-space-1); min-inline-size: 0; }
  & [data-slot='dashboard-tile'] {
    ${CARD}
    grid-area: 1 / 1 / -1;
    display: grid;
    grid-template: subgrid / minmax(0, 1fr) 16px;
    column-gap: var(--plinth-space-2);
    padding: var(--plinth-space-4) var(--plinth-space-3);
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    font-weight: 500;
    line-height: 16px;
    text-decoration: none;
    overflow-wrap: anywhere;
    ${COLOR_TRANSITION}
  }
  & a[data-slot='dashboard-tile']:hover { border-color: var(--plinth-border-strong); color: var(--plinth-text); }
  & a[data-slot='dashboard-tile']:focus-visible { ${FOCUS_RING} }
  & [data-slot='dashboard-tile'] > span { text-wrap: balance; }
  & svg:not([data-slot='skeleton']) { inline-size: 16px; block-size: 16px; margin-block-start: 1px; color: var(--plinth-text-subtle); }
  & small { grid-area: 3 / 1; padding: 0 calc(var(--plinth-space-3) + 1px) calc(var(--plinth-space-4) + 1px); pointer-events: none; color: var(--plinth-text-muted); line-height: 18px; font-size: var(--plinth-font-size-xs); font-weight: 400; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  & b {
    grid-column: 1 / -1;
    color: var(--plinth-text);
    font-size: var(--plinth-font-size-2xl);
    font-weight: 600;
    line-height: 32px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & [data-tone='danger'] :is(b, svg) { color: var(--plinth-danger-text); }
  & [data-tone='warning'] :is(b, svg) { color: var(--plinth-warning-text); }
  & [data-none] b { color: var(--plinth-text-subtle); font-weight: 500; }
  `,
  ),
);

const ICONS: Readonly<Record<DashboardTile, typeof CalendarIcon>> = {
  renewals: CalendarIcon,
  failedOrders: DangerIcon,
  waitingForMe: InfoIcon,
  openOrders: OrdersIcon,
  overdue: StatementsIcon,
  windows: WarningIcon,
};

/** Returns what the records of a tile amount to, or how old they are; '' if unknown. */
function useTileNote(now: number): (tile: TileCount) => string {
  const t = useMessages(dashboardTilesMessages);
  const tTime = useMessages(uiTimeMessages);
  const locale = useMessagesLocale();
  return ({ count, amounts, isMonthly, sinceAt }) => {
    if (count === 0) return '';
    if (sinceAt) {
      const age = relativeTimeOf(sinceAt, nowAfter(now, sinceAt));
      return t('tileOldest', { age: 'count' in age ? tTime(age.unit, age) : tTime(age.unit) });
    }
    if (amounts.length === 0) return '';
    const text = amounts.map((amount) => formatMoney(amount, locale)).join(' · ');
    return isMonthly ? t('tilePerMonth', { amounts: text }) : text;
  };
}

/** Tiles of counts, each the total of the list it links to. */
export function DashboardTiles({ summary, level, now }: TilesProps) {
  const links = useLinks();
  const t = useMessages(dashboardTilesMessages);
  const wordsOf = useTileWords();
  const noteOf = useTileNote(now);
  const id = useId();
  const locale = useMessagesLocale();
  const places = level >= 1 ? 6 : 3;
  return (
    <DashboardPart
      title={t('numbers')}
      isBare
      reading={summary}
      failedText={t('numbersFailed')}
      skeleton={
        <List aria-hidden>
          {Array.from({ length: places }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have nothing else
            <li key={place}>
              <Part as="div" data-slot="dashboard-tile">
                <Skeleton width="70%" height={18} />
                <b>
                  <Skeleton width={40} height={32} shape="block" />
                </b>
              </Part>
              <small>
                <Skeleton width="55%" height={18} />
              </small>
            </li>
          ))}
        </List>
      }
    >
      {(counts) => {
        const tiles = tilesOf(counts, level);
        return (
          <List>
            {tiles.map((one) => {
              const { tile, count, tone } = one;
              const href = links.tile?.(tile);
              const Icon = ICONS[tile];
              const note = noteOf(one);
              const content = (
                <>
                  <span>{wordsOf(tile)}</span> <Icon aria-hidden />
                  <b>{numberFormat(locale).format(count)}</b>
                </>
              );
              const marks = {
                'data-tone': tone,
                'data-none': count === 0 ? '' : undefined,
                'aria-describedby': note ? `${id}${tile}` : undefined,
              };
              return (
                <li key={tile}>
                  {href ? (
                    <Link data-slot="dashboard-tile" href={href} {...marks}>
                      {content}
                    </Link>
                  ) : (
                    <Part as="div" data-slot="dashboard-tile" {...marks}>
                      {content}
                    </Part>
                  )}
                  {note && (
                    <small id={`${id}${tile}`}>
                      <bdi>{note}</bdi>
                    </small>
                  )}
                </li>
              );
            })}
          </List>
        );
      }}
    </DashboardPart>
  );
}
