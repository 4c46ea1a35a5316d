import { type SerializedStyles, withEmotionCache } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { type ElementType, useInsertionEffect } from 'react';
import { jsx } from 'react/jsx-runtime';
import { type Slotted, useSlotClass } from './appearance';

/**
 * `styled` of emotion in one component instead of three, for an element that a page has hundreds of.
 * Its styles are serialised already, so that only a class that emotion has made is joined with them.
 */
export const denseBase = (tag: ElementType) => (styles: SerializedStyles) =>
  withEmotionCache((props: Slotted, cache, ref) => {
    const { className, 'data-slot': slot } = props;
    const around: string[] = [];
    const before = className ? getRegisteredStyles(cache.registered, around, className) : '';
    const all = around.length === 0 ? styles : serializeStyles([styles, ...around]);
    useInsertionEffect(() => void insertStyles(cache, all, true), [cache, all]);
    const own = useSlotClass({ 'data-slot': slot, className: `${before}${cache.key}-${all.name}` });
    return jsx(tag, { ...props, ref, className: own });
  });
