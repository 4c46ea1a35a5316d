import { forwardRef, type ReactNode } from 'react';
import { MenuItem as AriaMenuItem, Separator } from 'react-aria-components';
import { isSafeHref } from '../../domain/text/safe-href';
import { Part } from '../../theme/Part';

/** CSS of the items, included once by the menu. */
export const MENU_ITEM = `
  & [data-slot='menu']:not(:has([data-slot='menu-item-icon'])) [data-slot='menu-item'] {
    grid-template-columns: 0 minmax(0, 1fr) auto;
    padding-inline-start: 0;
  }
  & [data-slot='menu-item'] {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 10px;
    min-block-size: 32px;
    padding: 6px 9px;
    border-radius: var(--plinth-radius-sm);
    color: var(--plinth-text);
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
    outline: none;
    -webkit-tap-highlight-color: transparent;
    & > [data-slot='menu-item-icon'] { grid-column: 1; display: flex; color: var(--plinth-text-muted); }
    & > [data-slot='menu-item-icon'] svg { inline-size: 16px; block-size: 16px; }
    & > [data-slot='menu-item-label'] { grid-column: 2; }
    & > [data-slot='menu-item-text'] {
      grid-column: 2;
      color: var(--plinth-text-muted);
      font-size: var(--plinth-font-size-xs);
      line-height: 16px;
    }
    & > [data-slot='menu-item-end'] { grid-column: 3; grid-row: 1; display: flex; align-items: center; color: var(--plinth-text-muted); }
    &:is([data-focused], [data-hovered]) { background: var(--plinth-surface-hover); }
    &[data-pressed] { background: var(--plinth-surface-pressed); }
    &[data-focus-visible] {
      outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
      outline-offset: calc(-1 * var(--plinth-focus-width));
    }
    &[data-tone='danger'], &[data-tone='danger'] > [data-slot='menu-item-icon'] { color: var(--plinth-danger-text); }
    &[data-tone='danger']:where([data-focused], [data-hovered]) { background: var(--plinth-danger-soft); }
    &:is([data-disabled], [aria-disabled='true']) {
      cursor: not-allowed;
      background: transparent;
      & > :is([data-slot='menu-item-label'], [data-slot='menu-item-icon']) { color: var(--plinth-text-disabled); }
    }
    @media (pointer: coarse) { min-block-size: var(--plinth-control-touch); }
    @media (forced-colors: active) {
      &[data-focused] {
        forced-color-adjust: none;
        background: Highlight;
        &, & > [data-slot] { color: HighlightText; }
      }
      &:is([data-disabled], [aria-disabled='true']) > :is([data-slot='menu-item-label'], [data-slot='menu-item-icon']) { color: GrayText; }
      &[aria-disabled='true'][data-focused] {
        background: Canvas;
        outline: 2px solid Highlight;
        & > [data-slot='menu-item-text'] { color: CanvasText; }
      }
    }
  }
`;

/** Props of {@link MenuItem}. */
export interface MenuItemProps {
  /** Id passed to the menu's `onAction`. @default generated */
  id?: string | undefined;
  /** Label of the item. */
  children: ReactNode;
  /** Text for type-ahead, if `children` is more than text. @default `children` */
  textValue?: string | undefined;
  /** A decorative icon before the text. @default none */
  icon?: ReactNode;
  /** A second line, which is part of the accessible name. @default none */
  description?: string | undefined;
  /** Content at the end of the row, such as a count or badge. @default none */
  end?: ReactNode;
  /** Makes it a link, with the behaviour of `Link`. An unsafe address has no effect. */
  href?: string | undefined;
  /** `danger` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean | undefined;
  /** Why it is disabled, as its second line. It then stays focusable. @default none */
  disabledReason?: string | undefined;
  /** Called when it is chosen while disabled with a reason. @default none */
  onWhy?: (() => void) | undefined;
  /** Called when it is chosen. */
  onAction?: (() => void) | undefined;
}

/** An action of a `Menu`. */
export const MenuItem = forwardRef<HTMLDivElement, MenuItemProps>(function MenuItem(props, ref) {
  const { id, children, textValue, icon, end, href, tone = 'neutral', onAction } = props;
  const reason = props.isDisabled && props.disabledReason ? props.disabledReason : undefined;
  const text = reason ?? props.description;
  const isUnsafe = href !== undefined && !isSafeHref(href);
  // React-aria skips disabled items, so a reason could never be read: an item with a reason
  // is only marked as disabled. Choosing it without `onWhy` does nothing, and keeps the menu open.
  const target = reason
    ? {
        shouldCloseOnSelect: props.onWhy !== undefined,
        onAction: props.onWhy,
        render: (native: object) => <div {...native} aria-disabled="true" />,
      }
    : { isDisabled: props.isDisabled || isUnsafe, onAction, ...(isUnsafe ? {} : { href }) };

  return (
    <Part
      as={AriaMenuItem}
      ref={ref}
      id={id}
      data-slot="menu-item"
      data-tone={tone}
      textValue={textValue ?? (typeof children === 'string' ? children : '')}
      {...target}
    >
      {icon && (
        <Part as="span" data-slot="menu-item-icon" aria-hidden>
          {icon}
        </Part>
      )}
      <Part as="span" data-slot="menu-item-label">
        {children}
      </Part>
      {text && (
        <Part as="span" data-slot="menu-item-text">
          {text}
        </Part>
      )}
      {end && (
        <Part as="span" data-slot="menu-item-end">
          {end}
        </Part>
      )}
    </Part>
  );
});

/** A separator between items. */
export function MenuSeparator() {
  return <Part as={Separator} data-slot="menu-separator" />;
}
