import { useDeferredValue, useState } from 'react';
import { filterTerm } from '../../domain/roles/permission-filter';
import { pruneSelection, withNames } from '../../domain/roles/permission-selection';
import type { PermissionCategory } from '../../domain/roles/role';

interface FilterOptions {
  categories: readonly PermissionCategory[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/**
 * The filter of the permission editor: it prunes the selection (specification §5) at once, and what
 * is shown follows the keystroke (contract §4.15).
 */
export function usePermissionFilter({ categories, selected, onChange }: FilterOptions) {
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<readonly string[]>([]);
  const shown = useDeferredValue(text);
  // What was chosen again since is nothing to give back.
  const dropped = taken.filter((name) => !selected.has(name));

  return {
    /** What is in the field. */
    text,
    /** The filter that the tree shows: the text, or for a moment the one before. */
    shown,
    isActive: filterTerm(shown) !== '',
    /** Selected permissions that the filter took away and that can be given back. */
    dropped,
    change(next: string): void {
      setText(next);
      const pruned = pruneSelection(selected, categories, next);
      if (pruned.dropped.length === 0) return;
      setTaken([...new Set([...dropped, ...pruned.dropped])]);
      onChange(pruned.selected);
    },
    /** Restores all that was deselected, and clears the filter, which would deselect it again. */
    undo(): void {
      setText('');
      setTaken([]);
      onChange(withNames(selected, dropped, true));
    },
    /** The notice was read. */
    forget(): void {
      setTaken([]);
    },
  };
}
