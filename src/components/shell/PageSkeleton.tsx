import { shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { PageHeader } from '../ui/PageHeader';
import { RecordOutline } from '../ui/RecordOutline';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/**
 * The rough layout of a page: Home with tiles, a list with search, a record with facts beside it, or
 * a cart with its totals.
 */
export type PageShape = 'home' | 'list' | 'record' | 'cart';

export interface PageSkeletonProps {
  /** Title of the page. @default a placeholder */
  title?: string | undefined;
  /** Layout of the page. @default unknown: only a progress bar at the top */
  shape?: PageShape | undefined;
}

const Lines = styled('div')(
  layered(
    () => `
  display: grid;
  gap: var(--plinth-space-3);
  &[data-shape] { margin-block-start: var(--plinth-space-5); }
  &[data-shape='head'] { grid-template-columns: 40px minmax(0, 1fr); align-items: center; margin-block-start: 0; }
  &[data-shape='head'] > span { grid-column: 1 / -1; }
  &[data-shape='head'] > div { display: grid; gap: var(--plinth-space-1); min-block-size: 56px; align-content: center; }
  &[data-shape='home'] { grid-template-columns: repeat(auto-fit, minmax(min(100%, 136px), 1fr)); }
  &[data-shape='columns'] { grid-template-columns: minmax(0, 1fr) minmax(0, 292px); gap: var(--plinth-space-5); }
  ${mediaDown('lg')} { &[data-shape='columns'] { grid-template-columns: minmax(0, 1fr); } }
  `,
  ),
);

const Line = styled('div')(
  layered(`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 100;
  block-size: 2px;
  background: var(--plinth-brand);
  transform-origin: 0 50%;
  &:dir(rtl) { transform-origin: 100% 50%; }
  animation: plinth-page-line 8s cubic-bezier(0.1, 0.8, 0.2, 1) forwards;
  @keyframes plinth-page-line { from { transform: scaleX(0.1); } to { transform: scaleX(0.95); } }
  @media (prefers-reduced-motion: reduce) { animation: none; }
  `),
);

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];
const TILES = [1, 2, 3, 4, 5];

/** The title with its mark, below the link back. */
function RecordHead() {
  return (
    <Lines aria-hidden data-shape="head">
      <span>
        <Skeleton width={120} height={16} />
      </span>
      <Skeleton shape="block" width={40} height={40} />
      <div>
        <Skeleton width="min(280px, 60vw)" height={28} />
        <Skeleton width={160} height={16} />
      </div>
    </Lines>
  );
}

function Outline({ shape }: { shape: PageShape }) {
  if (shape === 'record') {
    return (
      <Lines aria-hidden data-shape={shape}>
        <RecordOutline hasFigures />
      </Lines>
    );
  }
  const columns = (
    <Lines aria-hidden data-shape="columns">
      <Skeleton shape="block" height={320} />
      <Skeleton shape="block" height={240} />
    </Lines>
  );
  if (shape === 'cart') return columns;
  if (shape === 'home') {
    return (
      <>
        <Lines aria-hidden data-shape={shape}>
          {TILES.map((tile) => (
            <Skeleton key={tile} shape="block" height={112} />
          ))}
        </Lines>
        {columns}
      </>
    );
  }
  return (
    <Lines aria-hidden data-shape={shape}>
      <Skeleton shape="block" width={320} height={36} />
      {ROWS.map((row) => (
        <Skeleton key={row} shape="block" height={56} />
      ))}
    </Lines>
  );
}

/**
 * Placeholder while a page's code loads: its title and layout if known; otherwise a heading
 * placeholder and a progress bar at the top.
 */
export function PageSkeleton({ title, shape }: PageSkeletonProps) {
  const t = useMessages(shellMessages);
  return (
    <Part as="div" aria-busy data-slot="page-skeleton">
      <VisuallyHidden role="status">{t('loadingPage')}</VisuallyHidden>
      {shape === 'record' ? (
        <RecordHead />
      ) : title === undefined ? (
        <Lines aria-hidden>
          <Skeleton width={160} height={28} />
          <Skeleton width={280} height={14} />
        </Lines>
      ) : (
        <PageHeader title={title} />
      )}
      {shape ? <Outline shape={shape} /> : <Line aria-hidden data-part="line" />}
    </Part>
  );
}
