import { type SerializedStyles, withEmotionCache } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { type ElementType, useInsertionEffect } from 'react';
import { jsx } from 'react/jsx-runtime';
import { type Slotted, useSlotClass } from './appearance';
import { type StyledComponent, styled } from './styled';

/**
 * {@link styled} for an element that occurs hundreds of times on a page: in a browser one component
 * instead of three. Its styles are already serialized, so only classes created by emotion are
 * merged. Do not use `useId` inside: a server renders an additional child, which changes ids.
 */
export function styledDense<Tag extends ElementType>(
  tag: Tag,
): (styles: SerializedStyles) => StyledComponent<Tag> {
  if (typeof document === 'undefined') return styled(tag);
  return (styles) =>
    withEmotionCache((props: Slotted, cache, ref) => {
      const { className, 'data-slot': slot } = props;
      const around: string[] = [];
      const before = className ? getRegisteredStyles(cache.registered, around, className) : '';
      const all = around.length === 0 ? styles : serializeStyles([styles, ...around]);
      useInsertionEffect(() => void insertStyles(cache, all, true), [cache, all]);
      const own = { 'data-slot': slot, className: `${before}${cache.key}-${all.name}` };
      return jsx(tag, { ...props, ref, className: useSlotClass(own) });
    }) as never;
}
