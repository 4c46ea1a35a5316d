import { type CSSProperties, memo, type RefCallback } from 'react';
import type { CheckState, TreeNode } from './tree-node';

/** A label at the end of a row, such as how much of a group is checked. */
export interface TreeMark {
  /** Text of the mark. */
  readonly text: string;
  /** Details before the text, where there is space. @default none */
  readonly detail?: string | undefined;
  /** Tone of the mark. @default 'neutral' */
  readonly tone?: 'neutral' | 'brand' | 'success' | undefined;
}

interface TreeRowProps {
  id: string;
  index: number;
  node: TreeNode;
  level: number;
  setSize: number;
  posInSet: number;
  isActive: boolean;
  isExpanded: boolean | undefined;
  /** Check state; undefined without a checkbox. */
  check: CheckState | undefined;
  markText: string | undefined;
  markDetail: string | undefined;
  markTone: string | undefined;
  measure: RefCallback<HTMLElement> | undefined;
  style: CSSProperties | undefined;
}

function Row(props: TreeRowProps) {
  const { id, index, node, isActive, isExpanded, check, markText } = props;
  return (
    // The tree has the focus, and handles keys and presses of its rows.
    // biome-ignore lint/a11y/useFocusableInteractive: active by aria-activedescendant.
    <div
      ref={props.measure}
      id={id}
      role="treeitem"
      data-index={index}
      data-active={isActive ? '' : undefined}
      aria-level={props.level}
      aria-setsize={props.setSize}
      aria-posinset={props.posInSet}
      aria-expanded={isExpanded}
      aria-checked={check}
      style={props.style}
    >
      <span data-fold="" data-toggle={isExpanded === undefined ? undefined : ''} />
      {check !== undefined && <span data-box="" />}
      <span data-name="">
        <span>{node.label}</span>
        {node.description && <small dir="auto">{node.description}</small>}
      </span>
      {markText && (
        <span data-end="">
          {props.markDetail && <small>{props.markDetail}</small>}
          <span data-mark={props.markTone ?? 'neutral'}>{markText}</span>
        </span>
      )}
    </div>
  );
}

/** Compares the margin, because the style object is always new. */
function isSame(before: TreeRowProps, after: TreeRowProps): boolean {
  for (const key of Object.keys(after) as (keyof TreeRowProps)[]) {
    if (key !== 'style' && before[key] !== after[key]) return false;
  }
  return before.style?.marginBlockStart === after.style?.marginBlockStart;
}

/** A row of bare elements. Only re-renders when its own data changes. */
export const TreeRow = memo(Row, isSame);
