import type { DashboardScreenProps } from '../../contracts/dashboard';
import type { DashboardSummary } from '../../domain/dashboard/summary';
import { tilesOf } from '../../domain/dashboard/tiles';
import type { Reading } from '../../domain/reading';
import { dashboardTilesMessages } from '../../messages/generated/en/dashboard';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { CARD } from '../ui/Card';
import { COLOR_TRANSITION, FOCUS_RING } from '../ui/control-css';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { numberFormat } from '../ui/number-format';
import { Skeleton } from '../ui/Skeleton';
import { DashboardPart } from './DashboardPart';
import { useTileWords } from './useTileWords';

interface TilesProps extends Pick<DashboardScreenProps, 'level'> {
  summary: Reading<DashboardSummary>;
}

const List = styled('ul')(
  layered(
    () => `
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: var(--plinth-space-3);
  & > li { display: grid; min-inline-size: 0; }
  & [data-slot='dashboard-tile'] {
    ${CARD}
    display: grid;
    grid-template-rows: 1fr auto;
    gap: var(--plinth-space-2);
    padding: var(--plinth-space-4);
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    font-weight: 500;
    line-height: 18px;
    text-decoration: none;
    overflow-wrap: anywhere;
    ${COLOR_TRANSITION}
  }
  & a[data-slot='dashboard-tile']:hover { border-color: var(--plinth-border-strong); color: var(--plinth-text); }
  & a[data-slot='dashboard-tile']:focus-visible { ${FOCUS_RING} }
  & [data-slot='dashboard-tile'] > span { text-wrap: balance; }
  & b {
    color: var(--plinth-text);
    font-size: var(--plinth-font-size-2xl);
    font-weight: 600;
    line-height: 32px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & [data-tone='danger'] b { color: var(--plinth-danger-text); }
  & [data-tone='warning'] b { color: var(--plinth-warning-text); }
  & [data-none] b { color: var(--plinth-text-subtle); font-weight: 500; }
  `,
  ),
);

/** Tiles of counts, each the total of the list it links to. */
export function DashboardTiles({ summary, level }: TilesProps) {
  const links = useLinks();
  const t = useMessages(dashboardTilesMessages);
  const wordsOf = useTileWords();
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
                <Skeleton width={40} height={32} shape="block" />
              </Part>
            </li>
          ))}
        </List>
      }
    >
      {(counts) => {
        const tiles = tilesOf(counts, level);
        return (
          <List>
            {tiles.map(({ tile, count, tone }) => {
              const href = links.tile?.(tile);
              const content = (
                <>
                  <span>{wordsOf(tile)}</span> <b>{numberFormat(locale).format(count)}</b>
                </>
              );
              const marks = { 'data-tone': tone, 'data-none': count === 0 ? '' : undefined };
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
                </li>
              );
            })}
          </List>
        );
      }}
    </DashboardPart>
  );
}
