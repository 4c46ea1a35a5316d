import { useId, useState } from 'react';
import { Part } from '../../theme/Part';
import { ChevronDownIcon } from '../ui/icons';
import { NavigationPages, type NavigationPagesProps } from './NavigationPages';

/** Props of {@link NavigationDisclosure}. */
export interface NavigationDisclosureProps extends NavigationPagesProps {
  isCurrent: boolean;
}

/** An entry of the wide navigation or the drawer with pages of its own, which show under it until they are folded. */
export function NavigationDisclosure({ isCurrent, ...pages }: NavigationDisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const { item } = pages;
  return (
    <Part as="div" data-slot="navigation-group">
      <Part
        as="button"
        type="button"
        data-slot="navigation-item"
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {item.icon}
        <span>{item.label}</span>
        <Part as={ChevronDownIcon} aria-hidden data-slot="navigation-chevron" />
      </Part>
      <Part as="div" id={id} hidden={!isOpen} data-slot="navigation-pages">
        <NavigationPages {...pages} />
      </Part>
    </Part>
  );
}
