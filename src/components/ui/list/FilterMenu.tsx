import { Button } from '../Button';
import { CheckIcon, ChevronDownIcon } from '../icons';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import { type EarlyUse, useEarlyUse } from './EarlyOpener';

/** One value of a filter, as the menu shows it. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** How many records have it, where that is known. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
}

/** Props of {@link FilterMenu}. */
export interface FilterMenuProps {
  /** What the button says: the filter, and what it is set to. */
  text: string;
  /** What the filter is about. */
  label: string;
  options: readonly FilterOption[];
  onToggle: (value: string) => void;
  /** What was done with the button before the menu was loaded. */
  early: EarlyUse;
}

/** A button that opens the values of a filter, of which several can be chosen. */
export function FilterMenu({ text, label, options, onToggle, early }: FilterMenuProps) {
  const { button, ...open } = useEarlyUse(early);
  return (
    <MenuTrigger
      {...open}
      trigger={
        <Button ref={button}>
          {text}
          <ChevronDownIcon aria-hidden />
        </Button>
      }
    >
      <Menu
        label={label}
        placement="bottom start"
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
    </MenuTrigger>
  );
}
