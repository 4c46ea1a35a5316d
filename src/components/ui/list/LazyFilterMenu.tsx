import { lazy, Suspense } from 'react';
import { Button } from '../Button';
import { ChevronDownIcon } from '../icons';
import type { FilterMenuProps } from './FilterMenu';

/** It carries react-aria; a list is there before it. */
const FilterMenu = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./FilterMenu')).FilterMenu,
}));

/** A {@link FilterMenu} whose button is there before the menu is loaded. */
export function LazyFilterMenu(props: FilterMenuProps) {
  return (
    <Suspense
      fallback={
        <Button>
          {props.text}
          <ChevronDownIcon aria-hidden />
        </Button>
      }
    >
      <FilterMenu {...props} />
    </Suspense>
  );
}
