import type { KeyboardEvent } from 'react';
import { isOfMethod } from '../../domain/text/composition';

type Handler<Element> = (event: KeyboardEvent<Element>) => void;

/**
 * The keys of an input that an input method has done with (contract §4.34). Those that it takes reach
 * neither the input nor what is around it, and its Enter sends no form.
 */
export function keysForPage<Element>(onKeyDown?: Handler<Element>): Handler<Element> {
  return (event) => {
    if (!isOfMethod(event.nativeEvent)) {
      onKeyDown?.(event);
      return;
    }
    event.stopPropagation();
    if (event.key === 'Enter') event.preventDefault();
  };
}
