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

/** Props of `WindowedTree`, without its name. */
interface WindowedTreeOwnProps {
  /** The nodes. They are immutable and identified by reference. */
  nodes: readonly TreeNode[];
  /** Keys of the expanded groups (controlled). @default uncontrolled */
  expandedKeys?: ReadonlySet<string> | undefined;
  /** Initially expanded groups if uncontrolled. @default none */
  defaultExpandedKeys?: ReadonlySet<string> | undefined;
  /** Called with the keys of all expanded groups after each change by the user. */
  onExpandedChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** Whether nodes have checkboxes. @default false */
  isCheckable?: boolean | undefined;
  /** Values of the checked leaves (controlled); groups are derived. @default uncontrolled */
  checkedKeys?: ReadonlySet<string> | undefined;
  /** Initially checked values if uncontrolled. @default none */
  defaultCheckedKeys?: ReadonlySet<string> | undefined;
  /** Called with all checked values after each change by the user. */
  onCheckedChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** Returns a label at the end of a row; called only for rendered rows. @default none */
  getMark?: ((node: TreeNode) => TreeMark | undefined) | undefined;
  /** Whether checkboxes are disabled; groups can still be expanded. @default false */
  isDisabled?: boolean | undefined;
  /** Shown if there are no nodes. @default none */
  empty?: ReactNode;
  /** Ids of its descriptions. @default none */
  'aria-describedby'?: string | undefined;
  /** A class on the root; set `max-block-size`. @default 400 px or 60 % of the window's height */
  className?: string | undefined;
}

/** Props of {@link WindowedTree}, which is named by a text or by an element. */
export type WindowedTreeProps = WindowedTreeOwnProps &
  (
    | {
        /** The name as a text. */
        'aria-label': string;
        'aria-labelledby'?: undefined;
      }
    | {
        'aria-label'?: undefined;
        /** Id of the element with the name. */
        'aria-labelledby': string;
      }
  );

const Root = styled('div')(layered(TREE));

/** Estimated height of a row with one line, in pixels. */
const ROW_HEIGHT = 36;
const TWO_LINES_HEIGHT = 52;
/** Low, because a filter changes all rows on every keystroke. */
const DRAW_ALL_UP_TO = 20;

/** Pixels around a checkbox that count as a press on it: fingers are less precise. */
const BOX_REACH = 6;

/** Whether a press is on a row's checkbox; elsewhere it expands the group. */
function isAtBox(row: Element | null, { target, clientX }: MouseEvent<HTMLElement>): boolean {
  const box = row?.querySelector('[data-box]');
  if (!box) return false;
  const { left, right } = box.getBoundingClientRect();
  return target === box || (clientX >= left - BOX_REACH && clientX <= right + BOX_REACH);
}

/**
 * A tree with expandable groups and optional checkboxes that renders only the visible rows. One tab
 * stop: arrow keys, Home, End and typing move, Space checks, `*` expands all siblings. Pressing a
 * group expands it, pressing its checkbox checks it; a group is checked, unchecked or mixed by its
 * leaves.
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
      // Do not scroll rows away from under a pointer.
      if (event.currentTarget.matches(':focus-visible')) rowWindow.scrollTo(active);
    }

    return (
      <Root
        ref={scroller}
        data-slot="windowed-tree"
        data-checkable={isCheckable ? '' : undefined}
        // A tree must contain rows.
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
