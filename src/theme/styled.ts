import type { SerializedStyles } from '@emotion/react';
import {
  type ComponentPropsWithoutRef,
  type ComponentRef,
  type ElementType,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
} from 'react';
import { jsx } from 'react/jsx-runtime';
import { type Slotted, useSlotClass } from './appearance';
import { styledBase } from './emotion';

/** A component created by {@link styled}: accepts the props of its element, and a ref. */
export type StyledComponent<Tag extends ElementType> = ForwardRefExoticComponent<
  ComponentPropsWithoutRef<Tag> & RefAttributes<ComponentRef<Tag>>
>;

/**
 * emotion's `styled`, for elements that `appearance` reaches. Props are not filtered: variants are
 * `data-*` attributes.
 *
 * @param tag - an HTML tag, or a component with `className?: string`
 * @returns a function that takes the styles, or a function of the element's `data-*` attributes
 * that
 * returns them, for styles that cannot be static
 */
export function styled<Tag extends ElementType>(
  tag: Tag,
): (
  styles:
    | SerializedStyles
    | ((props: Readonly<Record<`data-${string}`, string>>) => SerializedStyles),
) => StyledComponent<Tag> {
  const Element = forwardRef<unknown, Slotted>((props, ref) =>
    jsx(tag, { ...props, ref, className: useSlotClass(props) }),
  );
  Element.displayName = typeof tag === 'string' ? tag : tag.displayName;
  return styledBase(Element) as never;
}
