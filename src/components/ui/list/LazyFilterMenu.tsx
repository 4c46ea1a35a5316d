import { Button } from '../Button';
import { ChevronDownIcon } from '../icons';
import { useLateOverlay } from '../useLateOverlay';
import type { FilterMenuProps, FilterOption } from './FilterMenu';

interface LazyFilterMenuProps extends Pick<FilterMenuProps, 'label' | 'onToggle'> {
  /** Label of the button: the filter with its selected values. */
  text: string;
  options: readonly FilterOption[];
}

/** Split: the menu depends on react-aria, and is not needed for the first render. */
const loadMenu = async () => (await import('./FilterMenu')).FilterMenu;

/** A button that opens the menu of a filter. */
export function LazyFilterMenu({ text, ...filter }: LazyFilterMenuProps) {
  const { Overlay, ...menu } = useLateOverlay(loadMenu);
  return (
    <>
      <Button {...menu.trigger}>
        <span>{text}</span>
        <ChevronDownIcon aria-hidden />
      </Button>
      {Overlay && <Overlay {...filter} {...menu.place()} />}
      {menu.failure}
    </>
  );
}
