import {
  Children,
  cloneElement,
  createContext,
  forwardRef,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import {
  Menu as AriaMenu,
  MenuSection as AriaMenuSection,
  MenuTrigger as AriaMenuTrigger,
  SubmenuTrigger as AriaSubmenuTrigger,
  Header,
  type Key,
  Pressable,
} from 'react-aria-components';
import { mediaDown } from '../../theme/breakpoints';
import { Part } from '../../theme/Part';
import { Button, type ButtonProps } from './Button';
import { IconButton, type IconButtonProps } from './IconButton';
import { MenuSurface } from './menu-css';
import { OverlayEnvironment } from './OverlayEnvironment';
import { PlainTrigger } from './PlainTrigger';
import { useMediaQuery } from './useMediaQuery';

export { MenuItem, type MenuItemProps, MenuSeparator } from './MenuItem';

/** Props of {@link MenuTrigger}. */
export interface MenuTriggerProps {
  /** Accessible name of the trigger, if it has no text. */
  label?: string | undefined;
  /** A `Button` or `IconButton`, or the content of a plain round button, such as an `Avatar`. */
  trigger: ReactNode;
  /** The `Menu` to open. */
  children: ReactNode;
  /** Whether it is open (controlled). @default uncontrolled */
  isOpen?: boolean | undefined;
  /** Called with the new state when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

type ButtonElement = ReactElement<ButtonProps | IconButtonProps>;

function isButton(node: ReactNode): node is ButtonElement {
  return isValidElement(node) && (node.type === Button || node.type === IconButton);
}

/** A button that opens a menu. Arrow down, Enter and Space open it, Escape closes it. */
export function MenuTrigger({ label, trigger, children, isOpen, onOpenChange }: MenuTriggerProps) {
  return (
    <OverlayEnvironment>
      <AriaMenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
        <Pressable>
          {isButton(trigger) ? (
            label === undefined ? (
              trigger
            ) : (
              cloneElement(trigger, { 'aria-label': label } as Partial<ButtonProps>)
            )
          ) : (
            <PlainTrigger type="button" data-slot="menu-trigger" aria-label={label}>
              {trigger}
            </PlainTrigger>
          )}
        </Pressable>
        {children}
      </AriaMenuTrigger>
    </OverlayEnvironment>
  );
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** Accessible name of the menu. @default its trigger's name */
  label?: string | undefined;
  /** Items, sections, separators, and at most one `MenuHeader`. */
  children: ReactNode;
  /** Called with the id of the chosen item, after the item's own `onAction`. */
  onAction?: ((id: string) => void) | undefined;
  /** For single selection: id of the selected item. @default a menu of actions */
  selectedId?: string | undefined;
  /** For multiple selection: ids of the selected items. @default a menu of actions */
  selectedIds?: readonly string[] | undefined;
  /**
   * Where it opens; flips if there is no space.
   * @default 'bottom end'; a `Submenu` opens beside its item, or over it on narrow screens
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Wraps the items, for example with a search field. @default no wrapper */
  around?: ((items: ReactNode) => ReactNode) | undefined;
  /** A class on the menu. */
  className?: string | undefined;
}

/** A list of actions in a popover. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { label, children, onAction, selectedId, selectedIds, placement, around, className },
  ref,
) {
  const headerId = useId();
  const ownPlace = useContext(SubmenuPlace);
  // A menu may contain only items; its header is rendered above and referenced as description.
  const parts = Children.toArray(children);
  const header = parts.find((part) => isValidElement(part) && part.type === MenuHeader);
  const menu = (
    <Part
      as={AriaMenu}
      ref={ref}
      data-slot="menu"
      aria-label={label}
      aria-describedby={header ? headerId : undefined}
      onAction={onAction && ((id: Key) => onAction(String(id)))}
      {...(selectedId !== undefined && {
        selectionMode: 'single',
        selectedKeys: [selectedId],
        disallowEmptySelection: true,
      })}
      {...(selectedIds && { selectionMode: 'multiple', selectedKeys: selectedIds })}
    >
      {parts.filter((part) => part !== header)}
    </Part>
  );
  return (
    <MenuSurface
      data-slot="menu-surface"
      placement={placement ?? ownPlace ?? 'bottom end'}
      offset={ownPlace ? 2 : 6}
      className={className}
    >
      {isValidElement<MenuHeaderProps>(header) && (
        <Part as="div" data-slot="menu-header" id={headerId}>
          {header.props.children}
        </Part>
      )}
      {around ? around(menu) : menu}
    </MenuSurface>
  );
});

/** Props of {@link MenuHeader}. */
export interface MenuHeaderProps {
  /** Content at the top of the menu. */
  children: ReactNode;
}

/** Content above the items, such as the signed-in user. Text only; `Menu` renders it. */
export function MenuHeader(_props: MenuHeaderProps): null {
  return null;
}

/** Props of {@link Submenu}. */
export interface SubmenuProps {
  /** The `MenuItem` that opens it. */
  item: ReactElement;
  /** The `Menu` that it opens. */
  children: ReactElement;
}

/** Placement of a submenu; undefined outside of one. */
const SubmenuPlace = createContext<'end top' | 'bottom end' | undefined>(undefined);

/**
 * An item of a `Menu` that opens another menu by pointer, Enter or the inward arrow. Choosing there
 * closes both.
 */
export function Submenu({ item, children }: SubmenuProps) {
  const isNarrow = useMediaQuery(mediaDown('sm').replace('@media ', ''));
  return (
    <AriaSubmenuTrigger>
      {item}
      <SubmenuPlace.Provider value={isNarrow ? 'bottom end' : 'end top'}>
        {children}
      </SubmenuPlace.Provider>
    </AriaSubmenuTrigger>
  );
}

/** Props of {@link MenuSection}. */
export interface MenuSectionProps {
  /** Title of the section. */
  title: string;
  /** Items of the section. */
  children: ReactNode;
}

/** A titled group of items. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <Part as={AriaMenuSection} data-slot="menu-section">
      <Part as={Header} data-slot="menu-section-title">
        {title}
      </Part>
      {children}
    </Part>
  );
}
