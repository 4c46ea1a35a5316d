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

/** What names a list: the text itself, or the element that shows it. */
export type WindowedListName =
  | {
      /** The list's name as a text. */
      'aria-label': string;
      'aria-labelledby'?: undefined;
    }
  | {
      'aria-label'?: undefined;
      /** Id of the element that shows its name. */
      'aria-labelledby': string;
    };

/** Props of `WindowedList` but for its name. */
interface WindowedListOwnProps<Item> {
  /** What is listed, in order. */
  items: readonly Item[];
  /** The key of an item, unique. Keep the function stable. */
  getKey: (item: Item) => ListKey;
  /**
   * About how high a row is, in pixels: the better the guess, the steadier the scroll bar. Rows are
   * measured as they are drawn. @default 48
   */
  estimateSize?: number | ((item: Item, index: number) => number) | undefined;
  /** What is in a row. Keep the function stable: a row renders again when it is another one. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Shown instead of rows while there are none. @default nothing */
  empty?: ReactNode;
  /** A class of yours; its `max-block-size` is how high the list may grow. @default 400 px or 60 % of the window's height */
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
  /* The list moves its own rows; two that do it would pull at each other. */
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
      // Keys scroll only what can be focused.
      {...(isScrolled && { role: 'group', tabIndex: 0, ...name })}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      <div>
        {items.length === 0 ? (
          props.empty
        ) : (
          // Without markers Safari takes it for no list, but for the role.
          // biome-ignore lint/a11y/noRedundantRoles: it is not redundant there.
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
 * A list that draws only the rows on screen, however many there are; up to a hundred it draws all.
 * Rows may differ in height, and say how many there are and which one they are. A row that holds
 * the focus stays while it is scrolled away; one that is taken out passes focus to its neighbour.
 * When it scrolls, it can be focused, and keys scroll it.
 */
export const WindowedList = forwardRef(WindowedListRender) as <Item>(
  props: WindowedListProps<Item> & RefAttributes<HTMLDivElement>,
) => ReactElement;
