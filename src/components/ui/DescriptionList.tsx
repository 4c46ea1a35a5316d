import { forwardRef, type ReactNode } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** One fact of a {@link DescriptionList}. */
export interface DescriptionItem {
  /** Tells it from the other facts. */
  readonly id: string;
  /** What it is called. */
  readonly term: string;
  /** What it is. */
  readonly value: ReactNode;
  /** A quiet line under the value: why it is so, or where it can be changed. @default none */
  readonly note?: ReactNode;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps {
  /** The facts, in order. */
  items: readonly DescriptionItem[];
  /** Names beside their values, or over them in as many columns as there is room for. @default 'rows' */
  layout?: 'rows' | 'columns' | undefined;
  /** A class of your own on the list. */
  className?: string | undefined;
}

const Root = styled('div')(
  layered(`
  container-type: inline-size;
  min-inline-size: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  overflow-wrap: anywhere;
  & > dl { display: grid; margin: 0; }
  & dt { font-weight: 400; color: var(--plinth-text-muted); }
  & dt > span { font-weight: 400; }
  & dd { min-inline-size: 0; margin: 0; }
  & dd + dd { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  &[data-layout='rows'] > dl > div {
    display: grid;
    grid-template-columns: minmax(0, 180px) minmax(0, 1fr);
    gap: 2px var(--plinth-space-4);
    padding-block: 10px;
  }
  &[data-layout='rows'] > dl > div + div { border-block-start: 1px solid var(--plinth-border); }
  &[data-layout='rows'] dd { grid-column: 2; }
  &[data-layout='columns'] > dl {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
    gap: var(--plinth-space-4) var(--plinth-space-6);
  }
  &[data-layout='columns'] dt { margin-block-end: 2px; font-size: var(--plinth-font-size-sm); line-height: 18px; }
  @container (width < 420px) {
    &[data-layout='rows'] > dl > div { grid-template-columns: minmax(0, 1fr); }
    &[data-layout='rows'] dd { grid-column: 1; }
  }
  `),
);

/** Facts of one thing with their names, as a description list. */
export const DescriptionList = forwardRef<HTMLDivElement, DescriptionListProps>(
  function DescriptionList({ items, layout = 'rows', className }, ref) {
    return (
      <Root ref={ref} data-slot="description-list" data-layout={layout} className={className}>
        <dl>
          {items.map(({ id, term, value, note }) => (
            <div key={id}>
              {/* The page's own rule for `dt` beats what stands in our layer; one inside it does not. */}
              <dt>
                <span>{term}</span>
              </dt>
              <dd>{value}</dd>
              {note && <dd>{note}</dd>}
            </div>
          ))}
        </dl>
      </Root>
    );
  },
);
