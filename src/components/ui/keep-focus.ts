import type { MouseEvent } from 'react';

/**
 * For controls below a form's fields that lead elsewhere: pressing one keeps the focus in its
 * field. Otherwise an error shown on blur would move the control away from under the pointer.
 */
export const KEEP_FOCUS = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
