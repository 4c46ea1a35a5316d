import {
  type ComponentPropsWithoutRef,
  type ComponentRef,
  createElement,
  type ElementType,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
} from 'react';
import { useSlotClass } from './appearance';
import { useStyleRules } from './style-cache';
import { type StyleRules, styleRules, withTokenDefaults } from './style-rules';

export { LAYER } from './style-rules';

/** A component made by {@link styled}: takes what its element takes, and a ref to it. */
export type StyledComponent<Tag extends ElementType> = ForwardRefExoticComponent<
  ComponentPropsWithoutRef<Tag> & RefAttributes<ComponentRef<Tag>>
>;

/** CSS of components that were styled again, by class: it goes after the inner component's own. */
const outer = /* @__PURE__ */ new Map<string, string>();
const joined = /* @__PURE__ */ new Map<string, StyleRules>();

/** Joins a component's CSS with that of the `styled(Component)` around it, outer last. */
function join(text: string, rules: StyleRules, className: string): [StyleRules, string] {
  const names = className.split(' ');
  const added = names.filter((name) => outer.has(name));
  const rest = names.filter((name) => !outer.has(name)).join(' ');
  if (added.length === 0) return [rules, `${rest} ${rules.className}`];
  const key = `${rules.className} ${added.join(' ')}`;
  const both = joined.get(key) ?? styleRules(text + added.map((name) => outer.get(name)).join(''));
  joined.set(key, both);
  return [both, `${rest} ${both.className}`.trim()];
}

/**
 * An element with static CSS of its own: one class, in the layer `plinth`, kept by emotion's cache.
 *
 * The text is static on purpose: variants are `data-*` attributes, colours are tokens, directions
 * are logical. It is named once, not at every render, and no props are filtered; a styled element
 * costs little more than the bare one. Write the call as `/* @__PURE__ *\/ styled('div', …)`, so
 * that a bundler drops what is not used.
 *
 * @param tag - an HTML tag, or a component that takes `className?: string`
 * @param text - declarations and rules; `&` is the element. Where it puts in shared text, write it as
 *   a function: bundlers take a template with a name in it for something that does things
 */
export function styled<Tag extends ElementType>(
  tag: Tag,
  text: string | (() => string),
): StyledComponent<Tag> {
  const css = withTokenDefaults(typeof text === 'string' ? text : text());
  const own = styleRules(css);
  if (typeof tag !== 'string') outer.set(own.className, css);

  const Styled = forwardRef<unknown, { className?: string }>((props, ref) => {
    const given = useSlotClass(props);
    const [rules, className] = given ? join(css, own, given) : [own, own.className];
    // The same two children everywhere: ids of `useId` follow the tree, and hydration checks them.
    return (
      <>
        {useStyleRules(rules)}
        {createElement(tag as 'div', { ...props, ref, className } as object)}
      </>
    );
  });
  Styled.displayName = 'Styled';
  return Styled as unknown as StyledComponent<Tag>;
}
