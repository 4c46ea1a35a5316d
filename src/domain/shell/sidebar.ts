/**
 * The state of the side navigation (specification §2.4): `true` is wide open, or the drawer on a
 * small screen; `false` is hidden; `default` follows the width of the window: a column of icons, or
 * nothing under 576 pixels.
 */
export type SidebarState = boolean | 'default';

/** The state after a press of the toggle in the header. */
export function toggledSidebar(state: SidebarState): SidebarState {
  return state !== true;
}
