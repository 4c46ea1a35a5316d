import {
  type ForwardedRef,
  forwardRef,
  memo,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  type RefCallback,
  useCallback,
  useImperativeHandle,
  useRef,
} from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { useKeptFocus } from './useKeptFocus';
import { useOverflow } from './useOverflow';
import type { ListKey } from './windowed/list-key';
import { type DrawnRow, useRowWindow } from './windowed/useRowWindow';

export type { ListKey } from './windowed/list-key';

/** Accessible name of a list: a text, or the element that shows it. */
export type WindowedListName =
  | {
      /** The name as a text. */
      'aria-label': string;
      'aria-labelledby'?: undefined;
    }
  | {
      'aria-label'?: undefined;
      /** Id of the element with the name. */
      'aria-labelledby': string;
    };

/** Props of `WindowedList`, without its name. */
interface WindowedListOwnProps<Item> {
  /** The items, in order. */
  items: readonly Item[];
  /** Returns a unique key. Keep the function stable. */
  getKey: (item: Item) => ListKey;
  /**
   * Estimated height of a row in pixels: the better the estimate, the steadier the scroll bar. Rows
   * are measured when rendered. @default 48
   */
  estimateSize?: number | ((item: Item, index: number) => number) | undefined;
  /** Renders a row. Keep the function stable: a new one re-renders all rows. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Shown if there are no items. @default none */
  empty?: ReactNode;
  /** A class on the root; set `max-block-size`. @default 400 px or 60 % of the window's height */
  className?: string | undefined;
}

/** Props of {@link WindowedList}. */
export type WindowedListProps<Item> = WindowedListOwnProps<Item> & WindowedListName;

const Root = styled('div')(
  layered(`
  box-sizing: border-box;
  min-inline-size: 0;
  max-block-size: min(400px, 60vh);
  overflow-x: hidden;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The list anchors scrolling itself; the browser's anchoring would interfere. */
  overflow-anchor: none;
  color: var(--plinth-text);
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  &:focus-visible {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: calc(-1 * var(--plinth-focus-width));
    border-radius: var(--plinth-radius-sm);
  }
  & > div > ul {
    display: flow-root;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > div > ul > li {
    display: flow-root;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  `),
);

interface RowProps<Item> extends DrawnRow {
  item: Item;
  count: number;
  renderItem: (item: Item, index: number) => ReactNode;
  measure: RefCallback<HTMLElement> | undefined;
}

function RowRender<Item>({ item, index, count, renderItem, measure, style }: RowProps<Item>) {
  return (
    <li
      ref={measure}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={style}
    >
      {renderItem(item, index)}
    </li>
  );
}

const Row = memo(
  RowRender,
  (before, after) =>
    before.item === after.item &&
    before.index === after.index &&
    before.count === after.count &&
    before.renderItem === after.renderItem &&
    before.measure === after.measure &&
    before.style?.marginBlockStart === after.style?.marginBlockStart,
) as typeof RowRender;

function WindowedListRender<Item>(
  props: WindowedListProps<Item>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { items, getKey, estimateSize = 48, renderItem } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => scroller.current);
  const keyAt = useCallback(
    (index: number): ListKey => {
      const item = items[index];
      return item === undefined ? index : getKey(item);
    },
    [items, getKey],
  );
  const heightAt = useCallback(
    (index: number): number => {
      if (typeof estimateSize === 'number') return estimateSize;
      const item = items[index];
      return item === undefined ? 0 : estimateSize(item, index);
    },
    [items, estimateSize],
  );
  const focus = useKeptFocus({ rows: scroller, count: items.length, keyAt });
  const { rows, style, measure } = useRowWindow({
    count: items.length,
    scroller,
    getKey: keyAt,
    estimateSize: heightAt,
    keep() {
      const index = focus.heldIndex();
      return index === -1 ? [] : [index - 1, index, index + 1];
    },
  });
  const isScrolled = useOverflow(scroller, 'block');

  const name = { 'aria-label': props['aria-label'], 'aria-labelledby': props['aria-labelledby'] };

  return (
    <Root
      ref={scroller}
      data-slot="windowed-list"
      className={props.className}
      // Only a focusable container can be scrolled by keyboard.
      {...(isScrolled && { role: 'group', tabIndex: 0, ...name })}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      <div>
        {items.length === 0 ? (
          props.empty
        ) : (
          // Safari drops the list role without list markers.
          // biome-ignore lint/a11y/noRedundantRoles: it is not redundant in Safari.
          <ul role="list" {...name} style={style}>
            {rows.map(({ index, style: rowStyle }) => {
              const item = items[index];
              if (item === undefined) return null;
              return (
                <Row
                  key={keyAt(index)}
                  item={item}
                  index={index}
                  count={items.length}
                  renderItem={renderItem}
                  measure={measure}
                  style={rowStyle}
                />
              );
            })}
          </ul>
        )}
      </div>
    </Root>
  );
}

/**
 * A list that renders only the visible rows; up to a hundred it renders all. Rows may differ in
 * height, and expose their position and the total. A focused row stays mounted while scrolled out
 * of view; a removed one passes the focus to its neighbour. A scrolling list is focusable, for
 * scrolling by keyboard.
 */
export const WindowedList = forwardRef(WindowedListRender) as <Item>(
  props: WindowedListProps<Item> & RefAttributes<HTMLDivElement>,
) => ReactElement;
