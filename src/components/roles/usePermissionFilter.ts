import { useCallback, useDeferredValue, useState } from 'react';
import { filterTerm } from '../../domain/roles/permission-filter';
import {
  changeFilter,
  changeSelection,
  type FilteredSelection,
  undoFilter,
} from '../../domain/roles/permission-selection';
import type { PermissionCategory } from '../../domain/roles/role';

interface FilterOptions {
  categories: readonly PermissionCategory[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/**
 * The filter of the permission editor: it prunes the selection (specification §5) at once, what is
 * shown follows the keystroke, and only Undo brings back what was pruned (contract §4.15).
 */
export function usePermissionFilter({ categories, selected, onChange }: FilterOptions) {
  const [text, setText] = useState('');
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const shown = useDeferredValue(text);
  const state: FilteredSelection = { text, selected, dropped };

  function move(next: FilteredSelection): void {
    setText(next.text);
    setDropped(next.dropped);
    if (next.selected !== selected) onChange(next.selected);
  }

  const choose = useCallback(
    (names: ReadonlySet<string>): void => {
      const next = changeSelection({ text, selected: names, dropped }, categories, names);
      setDropped(next.dropped);
      onChange(next.selected);
    },
    [text, dropped, categories, onChange],
  );

  return {
    /** What is in the field. */
    text,
    /** The filter that the tree shows: the text, or for a moment the one before. */
    shown,
    isActive: filterTerm(shown) !== '',
    /** Selected permissions that the filter took away. */
    dropped,
    /** The field was changed or cleared. */
    change: (next: string) => move(changeFilter(state, categories, next)),
    /** Boxes were ticked or cleared. */
    choose,
    /** Restores all that was deselected, and clears the filter. */
    undo: () => move(undoFilter(state)),
  };
}
