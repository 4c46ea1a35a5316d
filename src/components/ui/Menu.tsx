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
  /** What the trigger is called, when it shows no text of its own. */
  label?: string | undefined;
  /** A `Button` or `IconButton`, or the content of a round plain one, such as an `Avatar`. */
  trigger: ReactNode;
  /** The `Menu`. */
  children: ReactNode;
  /** Whether it is open, when you hold it. @default it holds it itself */
  isOpen?: boolean | undefined;
  /** Called when it opens and closes, with whether it is open. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

type ButtonElement = ReactElement<ButtonProps | IconButtonProps>;

function isButton(node: ReactNode): node is ButtonElement {
  return isValidElement(node) && (node.type === Button || node.type === IconButton);
}

/** What opens a menu, and the menu. Arrow down, Enter and Space open it, Escape closes it. */
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
  /** What the menu is called. @default its trigger's name */
  label?: string | undefined;
  /** Items, sections, separators, and at most one `MenuHeader`. */
  children: ReactNode;
  /** Called with the id of the item that was chosen, after the item's own `onAction`. */
  onAction?: ((id: string) => void) | undefined;
  /** For a choice of one: the id of the item that is chosen. @default a menu of actions */
  selectedId?: string | undefined;
  /**
   * For a choice of several: the ids of the items that are chosen. The menu stays open.
   * @default a menu of actions
   */
  selectedIds?: readonly string[] | undefined;
  /**
   * Where it opens; turned where there is no room.
   * @default 'bottom end'; a `Submenu` opens beside its item, or over it where a screen is narrow
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Puts something around the items, such as a search over them. @default nothing */
  around?: ((items: ReactNode) => ReactNode) | undefined;
  /** A class of your own on the menu. */
  className?: string | undefined;
}

/** A list of actions over the page. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { label, children, onAction, selectedId, selectedIds, placement, around, className },
  ref,
) {
  const headerId = useId();
  const ownPlace = useContext(SubmenuPlace);
  // A menu may hold only items; its heading is placed above it and describes it.
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
  /** What stands at the top of the menu. */
  children: ReactNode;
}

/** Shown above the items: the signed-in user, for example. Text only; `Menu` places it. */
export function MenuHeader(_props: MenuHeaderProps): null {
  return null;
}

/** Props of {@link Submenu}. */
export interface SubmenuProps {
  /** The `MenuItem` that opens it. */
  item: ReactElement;
  /** The `Menu`. */
  children: ReactElement;
}

/** Where a submenu opens; undefined for a menu that is none. */
const SubmenuPlace = createContext<'end top' | 'bottom end' | undefined>(undefined);

/**
 * An item of a `Menu` that opens another one, by pointer, Enter or the arrow towards it. What is
 * chosen there closes both.
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
  /** Its heading. */
  title: string;
  /** Its items. */
  children: ReactNode;
}

/** Items that belong together, under a title. */
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
