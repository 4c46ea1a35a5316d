import { useId, useState } from 'react';
import { ChevronDownIcon } from '../ui/icons';
import { NavigationPages, type NavigationPagesProps } from './NavigationPages';

/** Props of {@link NavigationDisclosure}. */
export interface NavigationDisclosureProps extends NavigationPagesProps {
  isCurrent: boolean;
}

/** An entry of the wide navigation or the drawer with pages of its own, which show under it. */
export function NavigationDisclosure({ isCurrent, ...pages }: NavigationDisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isCurrent);
  const { item } = pages;
  return (
    <div data-slot="navigation-group">
      <button
        type="button"
        data-slot="navigation-item"
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {item.icon}
        <span>{item.label}</span>
        <ChevronDownIcon aria-hidden data-slot="navigation-chevron" />
      </button>
      <div id={id} hidden={!isOpen} data-slot="navigation-pages">
        <NavigationPages {...pages} />
      </div>
    </div>
  );
}
