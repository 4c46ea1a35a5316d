import { forwardRef } from 'react';
import { ContentDialog } from './ContentDialog';
import type { DialogProps } from './DialogLayout';

/** Props of {@link Drawer}. */
export interface DrawerProps extends DialogProps {}

/**
 * A side sheet, 420 pixels wide, or full width below 576, for content beside the page such as
 * notifications. Behaves like `Modal`. The ref is the dialog.
 */
export const Drawer = forwardRef<HTMLElement, DrawerProps>(function Drawer(props, ref) {
  return <ContentDialog {...props} ref={ref} kind="drawer" />;
});
