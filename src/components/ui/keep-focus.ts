import type { MouseEvent } from 'react';

/**
 * For what stands under the fields of a form and leads out of it: a press leaves the focus in its
 * field. An error that shows when a field is left would move it away from under the pointer.
 */
export const KEEP_FOCUS = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
