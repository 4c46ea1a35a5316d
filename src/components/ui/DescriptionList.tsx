import { forwardRef, type ReactNode } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** One fact of a {@link DescriptionList}. */
export interface DescriptionItem {
  /** Unique id of the fact. */
  readonly id: string;
  /** Label of the fact. */
  readonly term: string;
  /** Value of the fact. */
  readonly value: ReactNode;
  /** A muted line below the value: a reason, or where to change it. @default none */
  readonly note?: ReactNode;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps {
  /** The facts, in order. */
  items: readonly DescriptionItem[];
  /**
   * Labels beside their values, or above them in columns that fill the width, if it is wide enough.
   * @default 'rows'
   */
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
  & > dl > div {
    display: grid;
    grid-template-columns: minmax(0, 112px) minmax(0, 1fr);
    gap: 2px var(--plinth-space-4);
    padding-block: 6px;
  }
  & dd { grid-column: 2; }
  @container (width >= 400px) {
    &[data-layout='columns'] > dl {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
      gap: var(--plinth-space-4) var(--plinth-space-6);
    }
    &[data-layout='columns'] > dl > div { display: block; padding-block: 0; }
    &[data-layout='columns'] dt { margin-block-end: 2px; font-size: var(--plinth-font-size-sm); line-height: 18px; }
  }
  @container (width < 260px) {
    & > dl > div { grid-template-columns: minmax(0, 1fr); }
    & dd { grid-column: 1; }
  }
  `),
);

/** Labelled facts, as a description list. */
export const DescriptionList = forwardRef<HTMLDivElement, DescriptionListProps>(
  function DescriptionList({ items, layout = 'rows', className }, ref) {
    return (
      <Root ref={ref} data-slot="description-list" data-layout={layout} className={className}>
        <dl>
          {items.map(({ id, term, value, note }) => (
            <div key={id}>
              {/* Styled here, because an unlayered page style for `dt` would override our layer. */}
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
