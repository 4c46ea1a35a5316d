import { AnchoredMenu, type MenuPlace } from '../AnchoredMenu';
import { CheckIcon } from '../icons';
import { Menu, MenuItem } from '../Menu';
import { SEARCH_FROM, SelectSearch } from '../SelectSearch';

/** One value of a filter, as the menu shows it. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** How many records have it, where that is known. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
}

/** Props of {@link FilterMenu}. */
export interface FilterMenuProps extends MenuPlace {
  /** What the filter is about. */
  label: string;
  options: readonly FilterOption[];
  onToggle: (value: string) => void;
}

/** The values of a filter, of which several can be chosen, at its button. */
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
