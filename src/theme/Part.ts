import {
  type ComponentPropsWithoutRef,
  type ComponentRef,
  createElement,
  type ElementType,
  forwardRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { useSlotClass } from './appearance';
import type { SlotName } from './slots';

type PartProps<Tag extends ElementType> = Omit<ComponentPropsWithoutRef<Tag>, 'as'> & {
  /** The tag, or a component that takes `className`. */
  as: Tag;
  'data-slot': SlotName;
} & RefAttributes<ComponentRef<Tag>>;

/** An element without CSS of its own that has a slot, so that `appearance` reaches it too. */
export const Part = /* @__PURE__ */ forwardRef<unknown, { as: 'div'; className?: string }>(
  ({ as, ...props }, ref) =>
    createElement(as, { ...props, ref, className: useSlotClass(props) } as object),
) as unknown as <Tag extends ElementType>(props: PartProps<Tag>) => ReactElement;
