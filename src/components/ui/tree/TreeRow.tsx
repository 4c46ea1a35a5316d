import { type CSSProperties, memo, type RefCallback } from 'react';
import type { CheckState, TreeNode } from './tree-node';

/** A word at the end of a row, such as how much of a group is checked. */
export interface TreeMark {
  /** The word. */
  readonly text: string;
  /** A few more words before it, where there is room. @default none */
  readonly detail?: string | undefined;
  /** How it is meant. @default 'neutral' */
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
  /** undefined where nothing can be checked. */
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
    // The tree holds the focus and gets all keys and presses of its rows.
    // biome-ignore lint/a11y/useFocusableInteractive: it is told by aria-activedescendant.
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
        {node.description && <small>{node.description}</small>}
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

/** Every row has a style of its own object; what counts is the margin in it. */
function isSame(before: TreeRowProps, after: TreeRowProps): boolean {
  for (const key of Object.keys(after) as (keyof TreeRowProps)[]) {
    if (key !== 'style' && before[key] !== after[key]) return false;
  }
  return before.style?.marginBlockStart === after.style?.marginBlockStart;
}

/** A row of bare elements. It renders again only when something of its own has changed. */
export const TreeRow = memo(Row, isSame);
