import { createElement } from 'react';

/** A page of the partner's own, loaded when it is opened. */
export function Prices() {
  return createElement('p', null, 'What each product costs.');
}
