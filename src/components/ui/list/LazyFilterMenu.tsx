import { lazy } from 'react';
import { ChevronDownIcon } from '../icons';
import { EarlyOpener } from './EarlyOpener';
import type { FilterMenuProps } from './FilterMenu';

/** It carries react-aria; a list is there before it. */
const FilterMenu = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./FilterMenu')).FilterMenu,
}));

/** A {@link FilterMenu} whose button is there before the menu is loaded. */
export function LazyFilterMenu(props: Omit<FilterMenuProps, 'early'>) {
  const content = (
    <>
      {props.text}
      <ChevronDownIcon aria-hidden />
    </>
  );
  return (
    <EarlyOpener content={content}>
      {(early) => <FilterMenu {...props} early={early} />}
    </EarlyOpener>
  );
}
