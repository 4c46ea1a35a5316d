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
 * State of the permission editor's filter. It removes hidden permissions from the selection at once
 * (specification §5), the tree follows deferred, and only Undo restores them (contract §4.15).
 */
export function usePermissionFilter({ categories, selected, onChange }: FilterOptions) {
  const [text, setText] = useState('');
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const deferredText = useDeferredValue(text);
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
    /** Text of the field. */
    text,
    /** The filter that the tree shows: the deferred text. */
    deferredText,
    isActive: filterTerm(deferredText) !== '',
    /** Selected permissions that the filter removed. */
    dropped,
    /** Called when the field changes or is cleared. */
    change: (next: string) => move(changeFilter(state, categories, next)),
    /** Called when checkboxes change. */
    choose,
    /** Restores the removed permissions, and clears the filter. */
    undo: () => move(undoFilter(state)),
  };
}
