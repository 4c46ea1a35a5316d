import { AnchoredMenu, type MenuPlace } from '../AnchoredMenu';
import { CheckIcon } from '../icons';
import { Menu, MenuItem } from '../Menu';
import { SEARCH_FROM, SelectSearch } from '../SelectSearch';

/** A value in the filter's menu. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Number of matching records, if known. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
}

export interface FilterMenuProps extends MenuPlace {
  label: string;
  options: readonly FilterOption[];
  onToggle: (value: string) => void;
}

/** The menu of a filter, with multiple selection. */
export function FilterMenu({ label, options, onToggle, ...place }: FilterMenuProps) {
  return (
    <AnchoredMenu {...place} label={label}>
      <Menu
        label={label}
        placement="bottom start"
        around={
          options.length > SEARCH_FROM
            ? (items) => <SelectSearch label={label}>{items}</SelectSearch>
            : undefined
        }
        selectedIds={options.filter(({ isChosen }) => isChosen).map(({ value }) => value)}
      >
        {options.map(({ value, label: words, count, isChosen }) => (
          <MenuItem
            key={value}
            id={value}
            textValue={words}
            icon={isChosen ? <CheckIcon /> : <span />}
            end={count}
            onAction={() => onToggle(value)}
          >
            <bdi>{words}</bdi>
          </MenuItem>
        ))}
      </Menu>
    </AnchoredMenu>
  );
}
