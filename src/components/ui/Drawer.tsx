import { forwardRef } from 'react';
import { ContentDialog } from './ContentDialog';
import type { DialogProps } from './DialogLayout';

/** Props of {@link Drawer}. */
export interface DrawerProps extends DialogProps {}

/**
 * A sheet at the end of the line, 420 pixels wide, or the whole width under 576: for what is read
 * beside the page, such as notifications. It behaves as a `Modal`. A ref is to the dialog.
 */
export const Drawer = forwardRef<HTMLElement, DrawerProps>(function Drawer(props, ref) {
  return <ContentDialog {...props} ref={ref} kind="drawer" />;
});
