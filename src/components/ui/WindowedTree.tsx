import {
  type FocusEvent,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { type TreeMark, TreeRow } from './tree/TreeRow';
import { TREE } from './tree/tree-css';
import { canOpen, checkStateOf, type TreeNode, toggled, visibleRows } from './tree/tree-node';
import { useActiveRow } from './tree/useActiveRow';
import { useHeldSet } from './tree/useHeldSet';
import { useTreeKeys } from './tree/useTreeKeys';
import { useRowWindow } from './windowed/useRowWindow';

export type { TreeMark } from './tree/TreeRow';
export type { CheckState, TreeNode } from './tree/tree-node';

/** Props of `WindowedTree` but for its name. */
interface WindowedTreeOwnProps {
  /** What it shows. Nodes are never changed in place, and the same object is the same node. */
  nodes: readonly TreeNode[];
  /** Keys of the open groups, when you hold them. @default it holds them itself */
  expandedKeys?: ReadonlySet<string> | undefined;
  /** What is open at the start when it holds them itself. @default nothing */
  defaultExpandedKeys?: ReadonlySet<string> | undefined;
  /** Called with the keys of all open groups after each change by the user. */
  onExpandedChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** Whether there are boxes to check. @default false */
  isCheckable?: boolean | undefined;
  /** Values of the checked leaves, when you hold them; groups follow. @default it holds them itself */
  checkedKeys?: ReadonlySet<string> | undefined;
  /** What is checked at the start when it holds them itself. @default nothing */
  defaultCheckedKeys?: ReadonlySet<string> | undefined;
  /** Called with all checked values after each change by the user. */
  onCheckedChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** A word at the end of a row, asked only for rows that are drawn. @default none */
  getMark?: ((node: TreeNode) => TreeMark | undefined) | undefined;
  /** What is checked stays so; one can still look around. @default false */
  isDisabled?: boolean | undefined;
  /** Shown instead of rows while there are none. @default nothing */
  empty?: ReactNode;
  /** Ids of what describes it. @default none */
  'aria-describedby'?: string | undefined;
  /** A class of yours; its `max-block-size` is how high it may grow. @default 400 px or 60 % of the window's height */
  className?: string | undefined;
}

/** Props of {@link WindowedTree}: it is named by a text or by the element that shows it. */
export type WindowedTreeProps = WindowedTreeOwnProps &
  (
    | {
        /** The tree's name as a text. */
        'aria-label': string;
        'aria-labelledby'?: undefined;
      }
    | {
        'aria-label'?: undefined;
        /** Id of the element that shows its name. */
        'aria-labelledby': string;
      }
  );

const Root = styled('div')(layered(TREE));

/** About the height of a row: one line, or two with a description. */
const ROW_HEIGHT = 36;
const TWO_LINES_HEIGHT = 52;
/** A filter changes all rows with every key, so that few of them are better. */
const DRAW_ALL_UP_TO = 20;

/** How far beside its box a press still means the box, in pixels: a finger is wider. */
const BOX_REACH = 6;

/** Whether a press is on the box of a row; the rest of a group unfolds it. */
function isAtBox(row: Element | null, { target, clientX }: MouseEvent<HTMLElement>): boolean {
  const box = row?.querySelector('[data-box]');
  if (!box) return false;
  const { left, right } = box.getBoundingClientRect();
  return target === box || (clientX >= left - BOX_REACH && clientX <= right + BOX_REACH);
}

/**
 * A tree of things to open and to check, of which only the rows on screen are drawn. One tab stop:
 * arrows, Home, End and typing go about, Space checks, `*` opens all beside. A press on a group
 * unfolds it, one on its box checks it; it is checked, not checked or mixed by what is in it.
 */
export const WindowedTree = forwardRef<HTMLDivElement, WindowedTreeProps>(
  function WindowedTree(props, ref) {
    const { nodes, isCheckable = false, isDisabled = false, getMark } = props;
    const id = useId();
    const scroller = useRef<HTMLDivElement>(null);
    useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => scroller.current);
    const [expanded, setExpanded] = useHeldSet(
      props.expandedKeys,
      props.defaultExpandedKeys,
      props.onExpandedChange,
    );
    const [checked, setChecked] = useHeldSet(
      props.checkedKeys,
      props.defaultCheckedKeys,
      props.onCheckedChange,
    );
    const rows = useMemo(() => visibleRows(nodes, expanded), [nodes, expanded]);
    const [active, activate] = useActiveRow(rows);
    const rowWindow = useRowWindow({
      count: rows.length,
      scroller,
      getKey: useCallback((index: number) => rows[index]?.node.key ?? index, [rows]),
      estimateSize: useCallback(
        (index: number) => (rows[index]?.node.description ? TWO_LINES_HEIGHT : ROW_HEIGHT),
        [rows],
      ),
      keep: () => [active],
      drawAllUpTo: DRAW_ALL_UP_TO,
    });

    function setOpen(keys: readonly string[], isOpen: boolean): void {
      const next = new Set(expanded);
      for (const key of keys) {
        if (isOpen) next.add(key);
        else next.delete(key);
      }
      setExpanded(next);
    }

    function press(index: number): void {
      const node = rows[index]?.node;
      if (!node) return;
      if (isCheckable) {
        if (!isDisabled && checkStateOf(node, checked) !== undefined) {
          setChecked(toggled(node, checked));
        }
      } else if (canOpen(node)) setOpen([node.key], !expanded.has(node.key));
    }

    const onKeyDown = useTreeKeys({
      rows,
      active,
      expanded,
      goTo(index) {
        activate(index);
        rowWindow.scrollTo(index);
      },
      setOpen,
      press,
    });

    function handleClick(event: MouseEvent<HTMLDivElement>): void {
      if (!(event.target instanceof Element)) return;
      const element = event.target.closest<HTMLElement>('[role="treeitem"]');
      const index = element ? Number(element.dataset.index) : -1;
      const node = rows[index]?.node;
      if (!node) return;
      activate(index);
      if (canOpen(node) && !isAtBox(element, event)) setOpen([node.key], !expanded.has(node.key));
      else press(index);
    }

    function handleFocus(event: FocusEvent<HTMLDivElement>): void {
      // Under a finger or a mouse nothing may move away.
      if (event.currentTarget.matches(':focus-visible')) rowWindow.scrollTo(active);
    }

    return (
      <Root
        ref={scroller}
        data-slot="windowed-tree"
        data-checkable={isCheckable ? '' : undefined}
        // A tree holds nothing but rows.
        role={rows.length > 0 ? 'tree' : 'group'}
        tabIndex={rows.length > 0 ? 0 : undefined}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        aria-describedby={props['aria-describedby']}
        aria-disabled={isDisabled || undefined}
        aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
        className={props.className}
        onKeyDown={onKeyDown}
        onClick={handleClick}
        onFocus={handleFocus}
      >
        <div role="presentation" style={rowWindow.style}>
          {rowWindow.rows.map(({ index, style }) => {
            const row = rows[index];
            if (!row) return null;
            const mark = getMark?.(row.node);
            return (
              <TreeRow
                key={row.node.key}
                id={`${id}-${index}`}
                index={index}
                node={row.node}
                level={row.level}
                setSize={row.setSize}
                posInSet={row.posInSet}
                isActive={index === active}
                isExpanded={canOpen(row.node) ? expanded.has(row.node.key) : undefined}
                check={isCheckable ? checkStateOf(row.node, checked) : undefined}
                markText={mark?.text}
                markDetail={mark?.detail}
                markTone={mark?.tone}
                measure={rowWindow.measure}
                style={style}
              />
            );
          })}
        </div>
        {rows.length === 0 && props.empty}
      </Root>
    );
  },
);
