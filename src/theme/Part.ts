import {
  type ComponentPropsWithoutRef,
  type ComponentRef,
  type ElementType,
  forwardRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { jsx } from 'react/jsx-runtime';
import { useSlotClass } from './appearance';

type PartProps<Tag extends ElementType> = Omit<ComponentPropsWithoutRef<Tag>, 'as'> & {
  /** The tag, or a component that takes `className`. */
  as: Tag;
  'data-slot': string;
} & RefAttributes<ComponentRef<Tag>>;

/** An element with a slot but without its own CSS, so that `appearance` reaches it. */
export const Part = forwardRef<unknown, { as: 'div'; className?: string }>(
  ({ as, ...props }, ref) => jsx(as, { ...props, ref, className: useSlotClass(props) }),
) as unknown as <Tag extends ElementType>(props: PartProps<Tag>) => ReactElement;
