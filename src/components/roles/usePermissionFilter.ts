import { useDeferredValue, useState } from 'react';
import { filterTerm } from '../../domain/roles/permission-filter';
import { countIn, pruneSelection, withNames } from '../../domain/roles/permission-selection';
import type { PermissionCategory } from '../../domain/roles/role';

interface FilterOptions {
  categories: readonly PermissionCategory[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one === other || (one.size === other.size && countIn(one, other) === one.size);
}

/**
 * The filter of the permission editor: it prunes the selection (specification §5) at once, and what
 * is shown follows the keystroke (contract §4.15). A filter that is cleared gives back what it took,
 * unless something else was chosen since.
 */
export function usePermissionFilter({ categories, selected, onChange }: FilterOptions) {
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<readonly string[]>([]);
  // The selection as the filter left it: as long as it is this one, nothing else was done since.
  const [left, setLeft] = useState<ReadonlySet<string> | null>(null);
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
      if (filterTerm(next) === '' && dropped.length > 0 && left && isSame(left, selected)) {
        setTaken([]);
        onChange(withNames(selected, dropped, true));
        return;
      }
      const pruned = pruneSelection(selected, categories, next);
      if (pruned.dropped.length === 0) return;
      setTaken([...new Set([...dropped, ...pruned.dropped])]);
      setLeft(pruned.selected);
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
