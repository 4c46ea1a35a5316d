import { Button } from '../Button';
import { ChevronDownIcon } from '../icons';
import { useLateOverlay } from '../useLateOverlay';
import type { FilterMenuProps, FilterOption } from './FilterMenu';

interface LazyFilterMenuProps extends Pick<FilterMenuProps, 'label' | 'onToggle'> {
  /** What the button says: the filter, and what it is set to. */
  text: string;
  options: readonly FilterOption[];
}

/** It carries react-aria; a list is there before it. */
const loadMenu = async () => (await import('./FilterMenu')).FilterMenu;

/** A button that opens the values of a filter. */
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
