import type { KeyboardEvent } from 'react';
import { isOfMethod } from '../../domain/text/composition';

type Handler<Element> = (event: KeyboardEvent<Element>) => void;

/**
 * Wraps a key handler to ignore keys consumed by an input method (contract §4.34): they also do not
 * propagate, and its Enter does not submit the form.
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
